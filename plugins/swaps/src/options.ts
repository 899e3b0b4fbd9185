import type { NetworkId } from '@latchkey/session/contract'

/** Where the data of a function has its values: positions of the 32-byte words behind the selector, from 0. */
export interface SwapFunction {
  /** The most that is paid, in smallest units. Missing: only the call's value is paid. */
  readonly amount?: number
  /** The least that is received, in smallest units. */
  readonly minimum: number
  /** Who receives it. Missing: the account that calls. */
  readonly receiver?: number
  /** The token that is paid. */
  readonly from?: number
  /** The token that is received. Without it and `path`, the call has to be accepted where the network cannot try the swap. */
  readonly to?: number
  /** The offset of an `address[]`, whose first and last item are the two tokens. */
  readonly path?: number
}

/** A contract that swaps, and gets allowances for it. */
export interface SwapRouter {
  readonly address: string
  /** A public page that names the contract. */
  readonly source: string
  /** When that page was read (YYYY-MM-DD). */
  readonly readOn: string
  /**
   * Its functions by selector (`0x` and 8 digits), beside those of 1inch and Uniswap, which are known.
   * @example
   * // swap(address[] path, bool isToNative, uint256 amount, uint256 minimum)
   * const functions = { '0x9c183eb1': { path: 0, amount: 2, minimum: 3 } }
   */
  readonly functions?: Readonly<Record<string, SwapFunction>>
}

/** Routers by network (CAIP-2). */
export type SwapRouters = Readonly<Record<NetworkId, readonly SwapRouter[]>>

export interface SwapsOptions {
  /**
   * Routers beside those of 1inch, which are known. A swap by another contract is made only after the user has accepted that
   * contract by its address.
   * @example
   * swaps({ routers: { 'eip155:1': [{ address: '0x…', source: 'https://docs.example.com/contracts', readOn: '2026-11-20' }] } })
   */
  readonly routers?: SwapRouters
}
