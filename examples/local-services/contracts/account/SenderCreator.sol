// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Calls factories. A separate contract, because factories must not be called with the rights of the entry
/// point's address.
contract SenderCreator {
    /// Returns the zero address if the factory reverts.
    function createSender(bytes calldata initCode) external returns (address sender) {
        (bool isSuccess, bytes memory result) = address(bytes20(initCode[:20])).call(initCode[20:]);
        return isSuccess && result.length == 32 ? abi.decode(result, (address)) : address(0);
    }
}
