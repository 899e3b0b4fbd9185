// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token that keeps part of each transfer, or refuses it, or changes a permission from or to nothing only. Its first
/// holder may transfer it whole.
contract OddToken is ERC20 {
    address private immutable first;
    uint256 private immutable feeBasisPoints;
    bool private immutable isStuck;
    bool private immutable needsReset;

    constructor(
        string memory name_,
        string memory symbol_,
        uint256 feeBasisPoints_,
        bool isStuck_,
        bool needsReset_,
        uint256 supply
    ) ERC20(name_, symbol_) {
        first = msg.sender;
        feeBasisPoints = feeBasisPoints_;
        isStuck = isStuck_;
        needsReset = needsReset_;
        _mint(msg.sender, supply);
    }

    /// As USDT on Ethereum.
    function approve(address spender, uint256 value) public override returns (bool) {
        require(!needsReset || value == 0 || allowance(msg.sender, spender) == 0, "take the permission back first");
        return super.approve(spender, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from == address(0) || from == first || to == address(0)) {
            super._update(from, to, value);
            return;
        }
        require(!isStuck, "this token cannot be moved");
        uint256 fee = (value * feeBasisPoints) / 10_000;
        if (fee > 0) super._update(from, address(0), fee);
        super._update(from, to, value - fee);
    }
}
