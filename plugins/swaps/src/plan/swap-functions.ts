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

/** Words of 32 bytes in ABI-encoded data, as hex digits. Whatever lies outside the data is `undefined`. */
export interface AbiWords {
  /** The number at a position, counted in words. */
  number(position: number): bigint | undefined
  /** The address in the last 20 bytes of a word, which is what a contract takes of it. */
  address(position: number): string | undefined
  /** The data from the offset that a word gives: bytes, or a list with its length in front. */
  at(position: number): AbiWords | undefined
  /** The bytes that begin here, with their length in front. */
  bytes(): string | undefined
  /** Of a list that begins here: each of its items, which are themselves bytes. */
  listOfBytes(): readonly string[] | undefined
  /** Of a list of addresses that begins here: the first and the last. */
  ends(): readonly [string, string] | undefined
}

const WORD = 64
/** No call of a swap has more parts; more are not read. */
const MAX_ITEMS = 32

/** @param hex in lower case, without `0x` */
export function abiWords(hex: string): AbiWords {
  const word = (position: number): string | undefined => {
    const text = hex.slice(position * WORD, (position + 1) * WORD)
    return text.length === WORD ? text : undefined
  }
  const number = (position: number): bigint | undefined => {
    const text = word(position)
    return text === undefined ? undefined : BigInt(`0x${text}`)
  }
  /** A number that can be a length or an offset here. */
  const size = (position: number): number | undefined => {
    const value = number(position)
    return value !== undefined && value <= BigInt(hex.length) ? Number(value) : undefined
  }
  const address = (position: number): string | undefined => {
    const text = word(position)
    return text === undefined ? undefined : `0x${text.slice(24)}`
  }
  const from = (start: number | undefined): AbiWords | undefined =>
    start === undefined || start * 2 >= hex.length ? undefined : abiWords(hex.slice(start * 2))
  const count = (): number | undefined => {
    const length = size(0)
    return length !== undefined && length <= MAX_ITEMS ? length : undefined
  }
  return {
    number,
    address,
    at: (position) => from(size(position)),
    bytes() {
      const length = size(0)
      const data = length === undefined ? undefined : hex.slice(WORD, WORD + length * 2)
      return data !== undefined && data.length === (length ?? 0) * 2 ? data : undefined
    },
    listOfBytes() {
      const length = count()
      if (length === undefined) return undefined
      // Offsets count from behind the length.
      const items = abiWords(hex.slice(WORD))
      const found = Array.from({ length }, (_, index) => items.at(index)?.bytes())
      return found.every((one) => one !== undefined) ? found : undefined
    },
    ends() {
      const length = count()
      const first = length ? address(1) : undefined
      const last = length ? address(length) : undefined
      return first === undefined || last === undefined ? undefined : [first, last]
    },
  }
}
