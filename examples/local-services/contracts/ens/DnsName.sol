// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Names as labels with their length in front, the way DNS and ENSIP-10 write them.
library DnsName {
    error DNSDecodingFailed(bytes dns);
    error DNSEncodingFailed(string ens);

    function encode(string memory name) internal pure returns (bytes memory dns) {
        bytes memory text = bytes(name);
        dns = new bytes(text.length + 2);
        uint256 start = 0;
        for (uint256 i = 0; i <= text.length; i++) {
            if (i < text.length && text[i] != ".") {
                dns[i + 1] = text[i];
                continue;
            }
            if (i == start || i - start > 255) revert DNSEncodingFailed(name);
            dns[start] = bytes1(uint8(i - start));
            start = i + 1;
        }
    }

    /// EIP-137's namehash of what begins at `offset`.
    function hash(bytes memory dns, uint256 offset) internal pure returns (bytes32) {
        uint256 next = skip(dns, offset);
        if (next == offset + 1) {
            if (next != dns.length) revert DNSDecodingFailed(dns);
            return 0;
        }
        bytes32 label;
        assembly {
            label := keccak256(add(add(dns, 33), offset), sub(sub(next, offset), 1))
        }
        return keccak256(abi.encodePacked(hash(dns, next), label));
    }

    /// Where the label after the one at `offset` begins.
    function skip(bytes memory dns, uint256 offset) internal pure returns (uint256 next) {
        if (offset >= dns.length) revert DNSDecodingFailed(dns);
        next = offset + 1 + uint8(dns[offset]);
        if (next > dns.length) revert DNSDecodingFailed(dns);
    }
}
