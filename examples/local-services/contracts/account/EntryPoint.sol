// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IAccount, PackedUserOperation} from "@openzeppelin/contracts/interfaces/IERC4337.sol";
import {SenderCreator} from "./SenderCreator.sol";

/// ERC-4337's entry point as version 0.8 has it for its callers, without paymasters, stakes and aggregators.
contract EntryPoint {
    error FailedOp(uint256 opIndex, string reason);

    event AccountDeployed(bytes32 indexed userOpHash, address indexed sender, address factory, address paymaster);
    event BeforeExecution();
    event UserOperationRevertReason(
        bytes32 indexed userOpHash,
        address indexed sender,
        uint256 nonce,
        bytes revertReason
    );
    event UserOperationEvent(
        bytes32 indexed userOpHash,
        address indexed sender,
        address indexed paymaster,
        uint256 nonce,
        bool success,
        uint256 actualGasCost,
        uint256 actualGasUsed
    );

    struct Validated {
        bytes32 userOpHash;
        uint256 prefund;
        uint256 gasUsed;
    }

    /// Where version 0.8 has it on public chains.
    SenderCreator public constant senderCreator = SenderCreator(0x449ED7C3e6Fee6a97311d4b55475DF59C44AdD33);

    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant OPERATION_TYPE =
        keccak256(
            "PackedUserOperation(address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData)"
        );

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(uint192 => uint256)) private _sequences;

    receive() external payable {
        depositTo(msg.sender);
    }

    function depositTo(address account) public payable {
        balanceOf[account] += msg.value;
    }

    function getNonce(address sender, uint192 key) external view returns (uint256) {
        return _sequences[sender][key] | (uint256(key) << 64);
    }

    function getUserOpHash(PackedUserOperation calldata op) public view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(DOMAIN_TYPE, keccak256("ERC4337"), keccak256("1"), block.chainid, address(this))
        );
        bytes32 operation = keccak256(
            abi.encode(
                OPERATION_TYPE,
                op.sender,
                op.nonce,
                keccak256(op.initCode),
                keccak256(op.callData),
                op.accountGasLimits,
                op.preVerificationGas,
                op.gasFees,
                keccak256(op.paymasterAndData)
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domain, operation));
    }

    /// All are validated before the first is run. Only accounts without code may call, so nothing comes back in here.
    function handleOps(PackedUserOperation[] calldata ops, address payable beneficiary) external {
        if (msg.sender != tx.origin || msg.sender.code.length > 0) revert FailedOp(0, "AA99 not a bundler");
        Validated[] memory validated = new Validated[](ops.length);
        for (uint256 i = 0; i < ops.length; i++) validated[i] = _validate(i, ops[i]);
        emit BeforeExecution();
        uint256 collected = 0;
        for (uint256 i = 0; i < ops.length; i++) collected += _run(i, ops[i], validated[i]);
        (bool isPaid, ) = beneficiary.call{value: collected}("");
        if (!isPaid) revert FailedOp(0, "AA91 failed send to beneficiary");
    }

    function _validate(uint256 index, PackedUserOperation calldata op) private returns (Validated memory) {
        uint256 gasBefore = gasleft();
        if (op.paymasterAndData.length > 0) revert FailedOp(index, "AA30 paymasters are not supported");
        bytes32 hash = getUserOpHash(op);
        uint256 verificationGas = uint256(op.accountGasLimits >> 128);
        if (op.initCode.length > 0) _create(index, op, hash, verificationGas);
        if (op.sender.code.length == 0) revert FailedOp(index, "AA20 account not deployed");
        uint256 required = (verificationGas + uint128(uint256(op.accountGasLimits)) + op.preVerificationGas) *
            uint128(uint256(op.gasFees));
        uint256 balance = balanceOf[op.sender];
        uint256 missing = balance < required ? required - balance : 0;
        uint256 validationData;
        try IAccount(op.sender).validateUserOp{gas: verificationGas}(op, hash, missing) returns (uint256 data) {
            validationData = data;
        } catch {
            revert FailedOp(index, "AA23 reverted");
        }
        if (balanceOf[op.sender] < required) revert FailedOp(index, "AA21 didn't pay prefund");
        balanceOf[op.sender] -= required;
        if (_sequences[op.sender][uint192(op.nonce >> 64)]++ != uint64(op.nonce))
            revert FailedOp(index, "AA25 invalid account nonce");
        if (address(uint160(validationData)) != address(0)) revert FailedOp(index, "AA24 signature error");
        uint48 validUntil = uint48(validationData >> 160);
        if ((validUntil != 0 && block.timestamp > validUntil) || block.timestamp < validationData >> 208)
            revert FailedOp(index, "AA22 expired or not due");
        return Validated(hash, required, gasBefore - gasleft());
    }

    function _create(uint256 index, PackedUserOperation calldata op, bytes32 hash, uint256 gasLimit) private {
        if (op.sender.code.length > 0) revert FailedOp(index, "AA10 sender already constructed");
        if (op.initCode.length < 20) revert FailedOp(index, "AA13 initCode failed or OOG");
        address created = senderCreator.createSender{gas: gasLimit}(op.initCode);
        if (created != op.sender) revert FailedOp(index, "AA14 initCode must return sender");
        emit AccountDeployed(hash, op.sender, address(bytes20(op.initCode[:20])), address(0));
    }

    function _run(
        uint256 index,
        PackedUserOperation calldata op,
        Validated memory validated
    ) private returns (uint256 cost) {
        uint256 gasBefore = gasleft();
        uint256 callGas = uint128(uint256(op.accountGasLimits));
        if ((gasleft() * 63) / 64 < callGas + 20_000) revert FailedOp(index, "AA95 out of gas");
        (bool isSuccess, bytes memory result) = op.sender.call{gas: callGas}(op.callData);
        if (!isSuccess) emit UserOperationRevertReason(validated.userOpHash, op.sender, op.nonce, result);
        uint256 maxFee = uint128(uint256(op.gasFees));
        uint256 wanted = uint256(op.gasFees >> 128) + block.basefee;
        uint256 gasUsed = validated.gasUsed + gasBefore - gasleft() + op.preVerificationGas;
        cost = gasUsed * (wanted < maxFee ? wanted : maxFee);
        if (cost > validated.prefund) cost = validated.prefund;
        balanceOf[op.sender] += validated.prefund - cost;
        emit UserOperationEvent(
            validated.userOpHash,
            op.sender,
            address(0),
            op.nonce,
            isSuccess,
            cost,
            gasUsed
        );
    }
}
