import type { SwapFunction } from '../options'

/** The values of a function, and how its router treats them. */
export interface KnownFunction extends Partial<SwapFunction> {
  /** The whole arguments are one dynamic tuple. */
  readonly isTuple?: true
  /** The offset of a packed path (Uniswap V3), which begins and ends with a token. */
  readonly packedPath?: number
  /** Addresses that stand for somebody, by their last digit; the others are 0. */
  readonly receivers?: Readonly<Record<string, 'account' | 'router'>>
  /** An amount of 0 is what the router holds, from the step before. */
  readonly isZeroOfRouter?: true
  /** It brings native currency, whatever its path ends with. */
  readonly bringsNative?: true
  /** The wrapped native currency as the paid token may be paid with the call's value. */
  readonly paysWrapped?: true
  /** The wrapped native currency as the received token may arrive as the native one. */
  readonly bringsWrapped?: true
  /** Where it says whether the account pays (1), or the router of what it holds (0). */
  readonly isPaidByUser?: number
  /** Flags of which the lowest one lets the router pay and bring a part only. Such a call is not read. */
  readonly flags?: number
  /** The router pays of what it holds. */
  readonly isPaidByRouter?: true
}

const ofRouter = { isPaidByRouter: true } as const
const unwrapping = { ...ofRouter, bringsNative: true } as const
/** SwapRouter02 of Uniswap, and SwapRouter before it, which has other names for receivers and takes an amount of 0 as that. */
const router02 = {
  receivers: { 1: 'account', 2: 'router' },
  isZeroOfRouter: true,
  paysWrapped: true,
} as const
const router01 = { receivers: { 0: 'router' }, paysWrapped: true } as const
/** The Universal Router, whose swaps take nothing but tokens from the account. */
const universal = { receivers: { 1: 'account', 2: 'router' }, isZeroOfRouter: true } as const

/**
 * The functions of routers that swap, by selector: a call is read as a swap only if it is one of them.
 * Sources: AggregationRouterV6 of 1inch at 0x111111125421ca6dc452d289314280a0f8842a65 and SwapRouter02 of Uniswap at
 * 0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45 on etherscan.io, and https://github.com/Uniswap/v3-periphery for SwapRouter, read
 * on 2026-11-28.
 */
export const swapFunctions: Readonly<Record<string, KnownFunction>> = {
  // swap(address executor, (srcToken, dstToken, srcReceiver, dstReceiver, amount, minReturnAmount, flags), bytes)
  '0x07ed2379': { from: 1, to: 2, receiver: 4, amount: 5, minimum: 6, flags: 7 },
  // unoswap(token, amount, minReturn, dex), and with two and three pools
  '0x83800a8e': { from: 0, amount: 1, minimum: 2 },
  '0x8770ba91': { from: 0, amount: 1, minimum: 2 },
  '0x19367472': { from: 0, amount: 1, minimum: 2 },
  // unoswapTo(to, token, amount, minReturn, dex), and with two and three pools
  '0xe2c95c82': { receiver: 0, from: 1, amount: 2, minimum: 3 },
  '0xea76dddf': { receiver: 0, from: 1, amount: 2, minimum: 3 },
  '0xf7a70056': { receiver: 0, from: 1, amount: 2, minimum: 3 },
  // ethUnoswap(minReturn, dex), and with two and three pools
  '0xa76dfc3b': { minimum: 0 },
  '0x89af926a': { minimum: 0 },
  '0x188ac35d': { minimum: 0 },
  // ethUnoswapTo(to, minReturn, dex), and with two and three pools
  '0x175accdc': { receiver: 0, minimum: 1 },
  '0x0f449d71': { receiver: 0, minimum: 1 },
  '0x493189f0': { receiver: 0, minimum: 1 },
  // clipperSwap(exchange, srcToken, dstToken, inputAmount, outputAmount, …), and clipperSwapTo with the receiver behind
  '0xd2d374e5': { from: 1, to: 2, amount: 3, minimum: 4 },
  '0xc4d652af': { receiver: 1, from: 2, to: 3, amount: 4, minimum: 5 },
  // exactInputSingle((tokenIn, tokenOut, fee, recipient, amountIn, amountOutMinimum, limit)), and with a deadline
  '0x04e45aaf': { from: 0, to: 1, receiver: 3, amount: 4, minimum: 5, ...router02 },
  '0x414bf389': { from: 0, to: 1, receiver: 3, amount: 5, minimum: 6, ...router01 },
  // exactInput((path, recipient, amountIn, amountOutMinimum)), and with a deadline
  '0xb858183f': { isTuple: true, packedPath: 0, receiver: 1, amount: 2, minimum: 3, ...router02 },
  '0xc04b8d59': { isTuple: true, packedPath: 0, receiver: 1, amount: 3, minimum: 4, ...router01 },
  // swapExactTokensForTokens(amountIn, amountOutMin, path, to), and of Uniswap V2 with a deadline; also for ether
  '0x472b43f3': { amount: 0, minimum: 1, path: 2, receiver: 3, ...router02 },
  '0x38ed1739': { amount: 0, minimum: 1, path: 2, receiver: 3 },
  '0x18cbafe5': { amount: 0, minimum: 1, path: 2, receiver: 3, bringsNative: true },
  // swapExactETHForTokens(amountOutMin, path, to, deadline)
  '0x7ff36ab5': { minimum: 0, path: 1, receiver: 2 },
  // unwrapWETH9(amountMinimum, recipient), sweepToken(token, amountMinimum, recipient), refundETH()
  '0x49404b7c': { minimum: 0, receiver: 1, ...unwrapping },
  '0xdf2ab5bb': { to: 0, minimum: 1, receiver: 2, ...ofRouter },
  '0x12210e8a': unwrapping,
}

/** multicall(bytes[]), and with a deadline or a block hash: the position of the calls. */
export const multicalls: Readonly<Record<string, number>> = {
  '0xac9650d8': 0,
  '0x5ae401dc': 1,
  '0x1f0464d1': 1,
}

/** execute(bytes commands, bytes[] inputs), and with a deadline, of Uniswap's Universal Router. */
export const executes: readonly string[] = ['0x24856bc3', '0x3593564c']

/**
 * The commands that a swap needs. None of Permit2, which take tokens or rights, no transfer and no payment to others.
 * Source: https://github.com/Uniswap/universal-router/blob/main/contracts/libraries/Commands.sol, read on 2026-11-28.
 */
export const commands: Readonly<Record<string, KnownFunction>> = {
  // V3_SWAP_EXACT_IN and V2_SWAP_EXACT_IN(recipient, amountIn, amountOutMin, path, payerIsUser)
  '00': { receiver: 0, amount: 1, minimum: 2, packedPath: 3, isPaidByUser: 4, ...universal },
  '08': { receiver: 0, amount: 1, minimum: 2, path: 3, isPaidByUser: 4, ...universal },
  // SWEEP(token, recipient, amountMin), WRAP_ETH(recipient, amount), UNWRAP_WETH(recipient, amountMin)
  '04': { to: 0, receiver: 1, minimum: 2, ...universal, ...ofRouter },
  '0b': { receiver: 0, ...universal, ...ofRouter },
  '0c': { receiver: 0, minimum: 1, ...universal, ...unwrapping },
}
