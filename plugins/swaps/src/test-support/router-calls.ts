import { ADDRESS } from '@latchkey/testing'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { STRANGER, usdc } from './orders'

// Calls of routers, encoded by viem.

export const evil: Address = STRANGER
export const own: Address = ADDRESS
export const token: Address = `0x${usdc.address?.slice(2)}`
export const weth: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
export const native: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
export const third: Address = '0x1111111111111111111111111111111111111111'
export const asSender: Address = '0x0000000000000000000000000000000000000001'
export const asRouter: Address = '0x0000000000000000000000000000000000000002'
export const paid = 100_000_000n
export const least = 990n

export const oneInch = parseAbi([
  'struct Description { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'function swap(address executor, Description desc, bytes data)',
  'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
  'function unoswap2(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)',
  'function unoswap3(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
  'function unoswapTo(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
  'function unoswapTo2(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)',
  'function unoswapTo3(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
  'function ethUnoswap(uint256 minReturn, uint256 dex)',
  'function ethUnoswap2(uint256 minReturn, uint256 dex, uint256 dex2)',
  'function ethUnoswap3(uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
  'function ethUnoswapTo(uint256 to, uint256 minReturn, uint256 dex)',
  'function ethUnoswapTo2(uint256 to, uint256 minReturn, uint256 dex, uint256 dex2)',
  'function ethUnoswapTo3(uint256 to, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
  'function clipperSwap(address exchange, uint256 srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
  'function clipperSwapTo(address exchange, address recipient, uint256 srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
])
export const uniswap = parseAbi([
  'struct Single { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 limit; }',
  'struct OlderSingle { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 limit; }',
  'struct Path { bytes path; address recipient; uint256 amountIn; uint256 amountOutMinimum; }',
  'struct OlderPath { bytes path; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; }',
  'function exactInputSingle(Single params)',
  'function exactInputSingle(OlderSingle params)',
  'function exactInput(Path params)',
  'function exactInput(OlderPath params)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function unwrapWETH9(uint256 amountMinimum, address recipient)',
  'function sweepToken(address token, uint256 amountMinimum, address recipient)',
  'function refundETH()',
])
export const nesting = parseAbi([
  'function multicall(bytes[] data)',
  'function multicall(uint256 deadline, bytes[] data)',
  'function multicall(bytes32 previous, bytes[] data)',
  'function execute(bytes commands, bytes[] inputs)',
  'function execute(bytes commands, bytes[] inputs, uint256 deadline)',
])
export const multicall = (...calls: readonly Hex[]): Hex =>
  encodeFunctionData({ abi: nesting, functionName: 'multicall', args: [calls] })
export const unwrap = (recipient: Address, amountMinimum = least): Hex =>
  encodeFunctionData({ abi: uniswap, functionName: 'unwrapWETH9', args: [amountMinimum, recipient] })

interface Desc {
  readonly srcToken?: Address
  readonly dstToken?: Address
  readonly dstReceiver?: Address
  readonly amount?: bigint
  readonly minReturnAmount?: bigint
  readonly flags?: bigint
}
export const swap = (more: Desc = {}): Hex =>
  encodeFunctionData({
    abi: oneInch,
    functionName: 'swap',
    args: [
      third,
      {
        srcToken: token,
        dstToken: native,
        srcReceiver: third,
        dstReceiver: own,
        amount: paid,
        minReturnAmount: least,
        flags: 0n,
        ...more,
      },
      '0x1234',
    ],
  })
export const single = (recipient: Address, amountIn = paid, tokenIn = token, tokenOut = weth): Hex =>
  encodeFunctionData({
    abi: uniswap,
    functionName: 'exactInputSingle',
    args: [{ tokenIn, tokenOut, fee: 500, recipient, amountIn, amountOutMinimum: least, limit: 0n }],
  })

export const universal = (commands: Hex, inputs: readonly Hex[]): Hex =>
  encodeFunctionData({ abi: nesting, functionName: 'execute', args: [commands, inputs, 9n] })
export const v3 = (recipient: Address, path: readonly Address[] = [token, third, weth], amount = paid): Hex =>
  encodeAbiParameters(parseAbiParameters('address, uint256, uint256, bytes, bool'), [
    recipient,
    amount,
    least,
    encodePacked(
      ['address', 'uint24', 'address', 'uint24', 'address'],
      [path[0] ?? token, 500, path[1] ?? token, 500, path[2] ?? token],
    ),
    true,
  ])
export const unwrapInput = (recipient: Address): Hex =>
  encodeAbiParameters(parseAbiParameters('address, uint256'), [recipient, least])
