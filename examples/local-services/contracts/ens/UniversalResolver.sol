// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {DnsName} from "./DnsName.sol";
import {EnsRegistry} from "./EnsRegistry.sol";
import {HexAddress} from "./HexAddress.sol";

interface IRecords {
    function addr(bytes32 node) external view returns (address);
    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory);
    function name(bytes32 node) external view returns (string memory);
}

/// One call for a whole look-up (ENSIP-23). Every record of this chain is on it, so nothing is ever asked of a gateway,
/// and no name has a resolver that answers for the names below it.
contract UniversalResolver {
    using DnsName for bytes;

    uint256 private constant COIN_TYPE_ETH = 60;

    error EmptyAddress();
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error UnsupportedResolverProfile(bytes4 selector);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    EnsRegistry public immutable registry;

    constructor(EnsRegistry registry_) {
        registry = registry_;
    }

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory, address) {
        return ask(name, data);
    }

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        return ask(name, data);
    }

    function reverse(bytes calldata account, uint256 coinType)
        external
        view
        returns (string memory, address, address)
    {
        return primaryOf(account, coinType);
    }

    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        return primaryOf(account, coinType);
    }

    function findResolver(bytes calldata name)
        external
        view
        returns (address resolver, bytes32 node, uint256 offset)
    {
        node = DnsName.hash(name, 0);
        resolver = registry.resolver(node);
        while (resolver == address(0) && name[offset] != 0) {
            offset = DnsName.skip(name, offset);
            resolver = registry.resolver(DnsName.hash(name, offset));
        }
    }

    function primaryOf(bytes memory account, uint256 coinType)
        private
        view
        returns (string memory primary, address resolver, address reverseResolver)
    {
        if (account.length == 0) revert EmptyAddress();
        bytes memory reverseName = DnsName.encode(reverseNameOf(account, coinType));
        bytes memory answer;
        (answer, reverseResolver) = ask(reverseName, abi.encodeCall(IRecords.name, (reverseName.hash(0))));
        primary = abi.decode(answer, (string));
        if (bytes(primary).length == 0) return ("", address(0), reverseResolver);
        bytes memory primaryAddress;
        (primaryAddress, resolver) = addressOf(DnsName.encode(primary), coinType);
        // Anybody may call an address by any name; it counts only where the name leads back.
        if (keccak256(primaryAddress) != keccak256(account)) revert ReverseAddressMismatch(primary, primaryAddress);
    }

    function addressOf(bytes memory name, uint256 coinType) private view returns (bytes memory, address) {
        if (coinType == COIN_TYPE_ETH) {
            (bytes memory word, address by) = ask(name, abi.encodeWithSignature("addr(bytes32)", name.hash(0)));
            return (abi.encodePacked(abi.decode(word, (address))), by);
        }
        (bytes memory bytesOfCoin, address from) =
            ask(name, abi.encodeWithSignature("addr(bytes32,uint256)", name.hash(0), coinType));
        return (abi.decode(bytesOfCoin, (bytes)), from);
    }

    function ask(bytes memory name, bytes memory data) private view returns (bytes memory answer, address resolver) {
        resolver = registry.resolver(name.hash(0));
        if (resolver == address(0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
        bool answered;
        (answered, answer) = resolver.staticcall(data);
        if (!answered && answer.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        if (!answered) revert ResolverError(answer);
    }

    /// ENSIP-19: `{address}.addr.reverse` for Ethereum itself, else `{address}.{coin type}.reverse`.
    function reverseNameOf(bytes memory account, uint256 coinType) private pure returns (string memory) {
        string memory space = coinType == COIN_TYPE_ETH ? "addr" : string(hexOf(coinType));
        return string.concat(string(HexAddress.digits(account)), ".", space, ".reverse");
    }

    function hexOf(uint256 value) private pure returns (bytes memory text) {
        bytes memory all = HexAddress.digits(abi.encodePacked(value));
        uint256 zeros = 0;
        while (zeros < 63 && all[zeros] == "0") zeros++;
        text = new bytes(64 - zeros);
        for (uint256 i = 0; i < text.length; i++) text[i] = all[zeros + i];
    }
}
