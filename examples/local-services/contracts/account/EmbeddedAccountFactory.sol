// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// One account for each owner, at an address that is known before it exists.
contract EmbeddedAccountFactory {
    address public immutable implementation;

    constructor(address implementation_) {
        implementation = implementation_;
    }

    function createAccount(address owner) external returns (address account) {
        account = accountOf(owner);
        if (account.code.length == 0)
            Clones.cloneDeterministicWithImmutableArgs(implementation, abi.encodePacked(owner), bytes32(0));
    }

    function accountOf(address owner) public view returns (address) {
        return
            Clones.predictDeterministicAddressWithImmutableArgs(
                implementation,
                abi.encodePacked(owner),
                bytes32(0)
            );
    }
}
