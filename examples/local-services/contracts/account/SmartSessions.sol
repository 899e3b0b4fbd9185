// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {PackedUserOperation} from "@openzeppelin/contracts/interfaces/IERC4337.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

struct Call {
    address target;
    uint256 value;
    bytes data;
}

/// Lets other keys act for an account within what its owner has signed (ERC-7715): which methods of which contracts, how
/// much, until when. The owner's signature comes with each operation, so granting needs no transaction.
abstract contract SmartSessions {
    /// Of the argument word at a position: 0 is equal to, 1 greater than, 2 less than the value.
    struct Condition {
        uint256 position;
        uint256 operator;
        uint256 value;
    }

    struct Method {
        address target;
        bytes4 selector;
        /// Of each call, in wei.
        uint256 valueLimit;
        Condition[] conditions;
    }

    /// For transfers to anyone, anew in each period. The zero address stands for the chain's own coin.
    struct Allowance {
        address token;
        uint256 amount;
        uint48 start;
        uint48 period;
    }

    struct Session {
        /// All of them have to sign.
        address[] signers;
        uint48 validUntil;
        /// Of all operations together, in wei: the account pays their network fees.
        uint256 feeLimit;
        Method[] methods;
        Allowance[] allowances;
    }

    event SessionRevoked(bytes32 indexed session);

    error RevocationNotSigned();

    bytes32 private constant SESSION_TYPE =
        keccak256(
            "Session(address[] signers,uint48 validUntil,uint256 feeLimit,Method[] methods,Allowance[] allowances)"
        );
    bytes32 private constant REVOCATION_TYPE = keccak256("SessionRevocation(bytes32 session)");
    bytes4 private constant TRANSFER = bytes4(keccak256("transfer(address,uint256)"));
    bytes4 private constant EXECUTE = bytes4(keccak256("execute(address,uint256,bytes)"));
    bytes4 private constant EXECUTE_BATCH = bytes4(keccak256("executeBatch((address,uint256,bytes)[])"));
    uint256 private constant FAILED = 1;

    mapping(bytes32 session => bool) public isSessionRevoked;
    mapping(bytes32 session => uint256) public sessionFees;
    mapping(bytes32 session => mapping(uint256 allowance => mapping(uint256 period => uint256))) public spent;

    /// Whether the owner has signed the hash for this account.
    function _isSignedByOwner(bytes32 hash, bytes memory signature) internal view virtual returns (bool);

    /// Anyone may hand in what the owner has signed. It cannot be taken back.
    function revokeSession(bytes32 session, bytes calldata signature) external {
        if (!_isSignedByOwner(keccak256(abi.encode(REVOCATION_TYPE, session)), signature))
            revert RevocationNotSigned();
        isSessionRevoked[session] = true;
        emit SessionRevoked(session);
    }

    /// ERC-4337's validation data. What an operation may cost and spend counts, whether or not it succeeds. Bundlers of public
    /// chains refuse code that reads the time here (ERC-7562); the local one does not.
    function _validateSession(PackedUserOperation calldata op, bytes32 opHash) internal returns (uint256) {
        (bytes memory context, bytes[] memory signatures) = abi.decode(op.signature, (bytes, bytes[]));
        (Session memory session, bytes memory grant) = abi.decode(context, (Session, bytes));
        bytes32 id = keccak256(abi.encode(SESSION_TYPE, session));
        if (isSessionRevoked[id] || session.validUntil == 0) return FAILED;
        if (!_isSignedByOwner(id, grant) || !_areSigners(session.signers, opHash, signatures)) return FAILED;
        if (!_countFee(id, session.feeLimit, op) || !_countCalls(id, session, _callsOf(op.callData))) return FAILED;
        return uint256(session.validUntil) << 160;
    }

    function _areSigners(
        address[] memory signers,
        bytes32 opHash,
        bytes[] memory signatures
    ) private pure returns (bool) {
        if (signers.length == 0 || signers.length != signatures.length) return false;
        for (uint256 i = 0; i < signers.length; i++) {
            (address signer, ECDSA.RecoverError problem, ) = ECDSA.tryRecover(opHash, signatures[i]);
            if (problem != ECDSA.RecoverError.NoError || signer != signers[i]) return false;
        }
        return true;
    }

    function _countFee(bytes32 id, uint256 limit, PackedUserOperation calldata op) private returns (bool) {
        uint256 gas = (uint256(op.accountGasLimits) >> 128) +
            uint128(uint256(op.accountGasLimits)) +
            op.preVerificationGas;
        sessionFees[id] += gas * uint128(uint256(op.gasFees));
        return sessionFees[id] <= limit;
    }

    function _callsOf(bytes calldata data) private pure returns (Call[] memory calls) {
        bytes4 selector = bytes4(data);
        if (selector == EXECUTE_BATCH) return abi.decode(data[4:], (Call[]));
        if (selector != EXECUTE) return calls;
        calls = new Call[](1);
        (calls[0].target, calls[0].value, calls[0].data) = abi.decode(data[4:], (address, uint256, bytes));
    }

    function _countCalls(bytes32 id, Session memory session, Call[] memory calls) private returns (bool) {
        for (uint256 i = 0; i < calls.length; i++) if (!_countCall(id, session, calls[i])) return false;
        return calls.length > 0;
    }

    function _countCall(bytes32 id, Session memory session, Call memory call) private returns (bool) {
        // The account takes orders from itself, and the entry point keeps its money.
        if (call.target == address(this) || call.target == msg.sender) return false;
        if (call.data.length == 0) return _spend(id, session.allowances, address(0), call.value);
        if (call.data.length < 4) return false;
        bytes4 selector = bytes4(call.data);
        for (uint256 i = 0; i < session.methods.length; i++) {
            Method memory one = session.methods[i];
            if (one.target != call.target || one.selector != selector || call.value > one.valueLimit) continue;
            if (_areMet(one.conditions, call.data)) return true;
        }
        bool isTransfer = selector == TRANSFER && call.data.length == 68 && call.value == 0;
        return
            isTransfer && call.target != address(0)
                ? _spend(id, session.allowances, call.target, _wordAt(call.data, 1))
                : false;
    }

    function _areMet(Condition[] memory conditions, bytes memory data) private pure returns (bool) {
        for (uint256 i = 0; i < conditions.length; i++) {
            Condition memory one = conditions[i];
            if (one.position > 1_000 || data.length < 36 + one.position * 32 || one.operator > 2) return false;
            uint256 word = _wordAt(data, one.position);
            if (one.operator == 0 && word != one.value) return false;
            if (one.operator == 1 && word <= one.value) return false;
            if (one.operator == 2 && word >= one.value) return false;
        }
        return true;
    }

    /// The first allowance that has enough left.
    function _spend(
        bytes32 id,
        Allowance[] memory allowances,
        address token,
        uint256 amount
    ) private returns (bool) {
        for (uint256 i = 0; i < allowances.length; i++) {
            Allowance memory one = allowances[i];
            if (one.token != token || one.period == 0 || block.timestamp < one.start) continue;
            uint256 period = (block.timestamp - one.start) / one.period;
            uint256 before = spent[id][i][period];
            if (amount > one.amount || before > one.amount - amount) continue;
            spent[id][i][period] = before + amount;
            return true;
        }
        return false;
    }

    function _wordAt(bytes memory data, uint256 position) private pure returns (uint256 word) {
        assembly ("memory-safe") {
            word := mload(add(data, add(36, mul(position, 32))))
        }
    }
}
