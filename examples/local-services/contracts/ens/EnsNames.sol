// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {EnsRegistry} from "./EnsRegistry.sol";
import {PublicResolver} from "./PublicResolver.sol";
import {ReverseRegistrar} from "./ReverseRegistrar.sol";

/// Owns the root: brings up resolver and registrar, and hands out all names of this world in one transaction. Afterwards every name belongs to its account.
contract EnsNames {
    /// `{label}.eth`, owned by `account` and leading to it.
    struct Name {
        string label;
        address account;
    }

    struct Text {
        string label;
        string key;
        string value;
    }

    /// What an account calls itself, true or not.
    struct Primary {
        address account;
        string name;
    }

    error NotAuthorised();

    ReverseRegistrar public immutable reverseRegistrar;
    PublicResolver public immutable resolver;
    EnsRegistry private immutable registry;
    bytes32 private immutable ethNode;
    address private immutable maker;

    constructor(EnsRegistry registry_) {
        maker = msg.sender;
        registry = registry_;
        ethNode = registry_.setSubnodeOwner(0, keccak256("eth"), address(this));
        bytes32 reverseNode = registry_.setSubnodeOwner(0, keccak256("reverse"), address(this));
        bytes32 addrNode = keccak256(abi.encodePacked(reverseNode, keccak256("addr")));
        reverseRegistrar = new ReverseRegistrar(registry_, addrNode);
        resolver = new PublicResolver(registry_, address(reverseRegistrar));
        reverseRegistrar.setDefaultResolver(address(resolver));
        registry_.setSubnodeOwner(reverseNode, keccak256("addr"), address(reverseRegistrar));
    }

    function handOut(Name[] calldata names, Text[] calldata texts, Primary[] calldata primaries) external {
        if (msg.sender != maker) revert NotAuthorised();
        for (uint256 i = 0; i < names.length; i++) {
            bytes32 node = registry.setSubnodeOwner(ethNode, keccak256(bytes(names[i].label)), address(this));
            registry.setResolver(node, address(resolver));
            resolver.setAddr(node, names[i].account);
        }
        for (uint256 i = 0; i < texts.length; i++) {
            resolver.setText(nodeOf(texts[i].label), texts[i].key, texts[i].value);
        }
        for (uint256 i = 0; i < names.length; i++) registry.setOwner(nodeOf(names[i].label), names[i].account);
        for (uint256 i = 0; i < primaries.length; i++) {
            address account = primaries[i].account;
            reverseRegistrar.setNameForAddr(account, account, address(resolver), primaries[i].name);
        }
    }

    function nodeOf(string calldata label) private view returns (bytes32) {
        return keccak256(abi.encodePacked(ethNode, keccak256(bytes(label))));
    }
}
