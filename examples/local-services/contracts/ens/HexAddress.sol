// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Bytes as the lower-case digits that stand in reverse names.
library HexAddress {
    bytes16 private constant DIGITS = "0123456789abcdef";

    function digits(bytes memory data) internal pure returns (bytes memory out) {
        out = new bytes(data.length * 2);
        for (uint256 i = 0; i < data.length; i++) {
            out[2 * i] = DIGITS[uint8(data[i]) >> 4];
            out[2 * i + 1] = DIGITS[uint8(data[i]) & 15];
        }
    }
}
