// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {EnsRegistry} from "./EnsRegistry.sol";
import {HexAddress} from "./HexAddress.sol";
import {PublicResolver} from "./PublicResolver.sol";

/// Gives every address its own `{hex}.addr.reverse` (EIP-181).
contract ReverseRegistrar {
    error NotAuthorised(address account);

    EnsRegistry private immutable registry;
    bytes32 private immutable baseNode;
    /// Whoever made it: may name others, and names the resolver once.
    address private immutable maker;
    address public defaultResolver;

    constructor(EnsRegistry registry_, bytes32 baseNode_) {
        registry = registry_;
        baseNode = baseNode_;
        maker = msg.sender;
    }

    modifier authorised(address account) {
        if (account != msg.sender && maker != msg.sender && !registry.isApprovedForAll(account, msg.sender)) {
            revert NotAuthorised(account);
        }
        _;
    }

    function setDefaultResolver(address resolver) external authorised(maker) {
        defaultResolver = resolver;
    }

    function node(address account) public view returns (bytes32) {
        return keccak256(abi.encodePacked(baseNode, label(account)));
    }

    function claim(address owner) external returns (bytes32) {
        return claimForAddr(msg.sender, owner, defaultResolver);
    }

    function claimWithResolver(address owner, address resolver) external returns (bytes32) {
        return claimForAddr(msg.sender, owner, resolver);
    }

    function setName(string calldata name) external returns (bytes32) {
        return setNameForAddr(msg.sender, msg.sender, defaultResolver, name);
    }

    function claimForAddr(address account, address owner, address resolver)
        public
        authorised(account)
        returns (bytes32 claimed)
    {
        claimed = registry.setSubnodeOwner(baseNode, label(account), address(this));
        registry.setResolver(claimed, resolver);
        registry.setOwner(claimed, owner);
    }

    function setNameForAddr(address account, address owner, address resolver, string calldata name)
        public
        authorised(account)
        returns (bytes32 named)
    {
        named = claimForAddr(account, owner, resolver);
        PublicResolver(resolver).setName(named, name);
    }

    function label(address account) private pure returns (bytes32) {
        return keccak256(HexAddress.digits(abi.encodePacked(account)));
    }
}
