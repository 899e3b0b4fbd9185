// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Calls factories from an address that has no rights, unlike the entry point's own.
contract SenderCreator {
    /// Zero address if the factory reverts.
    function createSender(bytes calldata initCode) external returns (address sender) {
        (bool isSuccess, bytes memory result) = address(bytes20(initCode[:20])).call(initCode[20:]);
        return isSuccess && result.length == 32 ? abi.decode(result, (address)) : address(0);
    }
}
