// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// The parts of Uniswap V2's Router02 that are used here.
interface IRouter {
    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;

    function swapExactETHForTokensSupportingFeeOnTransferTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable;

    function swapExactTokensForETHSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}

/// Swaps in the pools of Uniswap V2 and keeps 0.85 % of what it is given, as the service in production does.
contract SwapService {
    using SafeERC20 for IERC20;

    uint256 private constant FEE = 85;
    IRouter private immutable router;
    address payable private immutable feeReceiver;

    constructor(IRouter router_, address payable feeReceiver_) {
        router = router_;
        feeReceiver = feeReceiver_;
    }

    /// The path ends with the wrapped native currency where the native one is wanted, and begins with it where it is sent.
    function swap(address[] calldata path, bool isToNative, uint256 amount, uint256 minimum) external payable {
        uint256 rest = amount - (amount * FEE) / 10_000;
        if (msg.value > 0) {
            (bool isPaid,) = feeReceiver.call{value: msg.value - rest}("");
            require(isPaid, "the fee could not be paid");
            router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: rest}(
                minimum, path, msg.sender, block.timestamp
            );
            return;
        }
        IERC20 source = IERC20(path[0]);
        source.safeTransferFrom(msg.sender, address(this), amount);
        uint256 held = source.balanceOf(address(this));
        uint256 given = held < rest ? held : rest;
        source.safeTransfer(feeReceiver, held - given);
        source.forceApprove(address(router), given);
        if (isToNative) {
            router.swapExactTokensForETHSupportingFeeOnTransferTokens(
                given, minimum, path, msg.sender, block.timestamp
            );
        } else {
            router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
                given, minimum, path, msg.sender, block.timestamp
            );
        }
    }
}
