// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Account} from "@openzeppelin/contracts/account/Account.sol";
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {IEntryPoint, PackedUserOperation} from "@openzeppelin/contracts/interfaces/IERC4337.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Call, SmartSessions} from "./SmartSessions.sol";

/// A smart account with one owner, who is an argument of the clone and never changes.
contract EmbeddedAccount is Account, EIP712, IERC1271, ERC721Holder, ERC1155Holder, SmartSessions {
    bytes32 private constant MESSAGE_TYPE = keccak256("AccountMessage(bytes32 hash)");

    constructor() EIP712("Embedded account", "1") {}

    function owner() public view returns (address) {
        return address(bytes20(Clones.fetchCloneArgs(address(this))));
    }

    /// Version 0.8, where it is on public chains.
    function entryPoint() public pure override returns (IEntryPoint) {
        return IEntryPoint(0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108);
    }

    function execute(address target, uint256 value, bytes calldata data) external onlyEntryPointOrSelf {
        _call(target, value, data);
    }

    /// All or none of them.
    function executeBatch(Call[] calldata calls) external onlyEntryPointOrSelf {
        for (uint256 i = 0; i < calls.length; i++)
            _call(calls[i].target, calls[i].value, calls[i].data);
    }

    /// The owner signs the hash for this account and chain, so that it is of no use to another account of the owner.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        return _isSignedByOwner(hash, signature) ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }

    /// Of any target, one without code too.
    function _call(address target, uint256 value, bytes calldata data) private {
        (bool isSuccess, bytes memory result) = target.call{value: value}(data);
        Address.verifyCallResult(isSuccess, result);
    }

    /// The owner's own signature, else the one of a session.
    function _validateUserOp(
        PackedUserOperation calldata userOp,
        bytes32 userOpHash,
        bytes calldata signature
    ) internal override returns (uint256) {
        if (signature.length == 65) return super._validateUserOp(userOp, userOpHash, signature);
        return _validateSession(userOp, userOpHash);
    }

    function _isSignedByOwner(bytes32 hash, bytes memory signature) internal view override returns (bool) {
        return _isOwner(_hashTypedDataV4(keccak256(abi.encode(MESSAGE_TYPE, hash))), signature);
    }

    function _rawSignatureValidation(bytes32 hash, bytes calldata signature) internal view override returns (bool) {
        return _isOwner(hash, signature);
    }

    function _isOwner(bytes32 hash, bytes memory signature) private view returns (bool) {
        (address signer, ECDSA.RecoverError problem, ) = ECDSA.tryRecover(hash, signature);
        return problem == ECDSA.RecoverError.NoError && signer == owner();
    }
}
