import * as v from 'valibot'
import type { RpcRequest } from '../rpc-client'
import { invalidParams, WalletError } from '../wallet-error'
import { quantity, readQuantity } from './read-quantity'

/** Wei per unit of gas. */
export type Fees =
  | { readonly gasPrice: bigint }
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

/** What the page asks for. Nothing: what is usual. */
export interface RequestedFees {
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly type?: '0x0' | '0x2' | undefined
}

interface FeeLimits {
  /** A tip up to this is usual, in wei per unit of gas. */
  readonly usualTip: bigint
  /** In wei, of the whole transaction. */
  readonly warnAbove: bigint
  /** In wei, of the whole transaction. Nothing that can cost more is signed. */
  readonly refuseAbove: bigint
}

const GWEI = 10n ** 9n
const COIN = 10n ** 18n

/** Networks whose coin is worth about as much as a dollar, or less. Their prices have more digits. */
const cheapCoin: FeeLimits = { usualTip: 30n * GWEI, warnAbove: 2n * COIN, refuseAbove: 100n * COIN }
/** One coin is also the limit of the nodes of Ethereum (`--rpc.txfeecap` of geth). */
const ether: FeeLimits = { usualTip: 2n * GWEI, warnAbove: COIN / 50n, refuseAbove: COIN }
/** The worth of the coin is unknown, so the warning comes early and the refusal late. */
const unknownCoin: FeeLimits = { ...ether, refuseAbove: 100n * COIN }

/** Networks with EIP-1559. A node that gives no base fee for one of them does not tell the truth. */
const limitsByChain: Readonly<Record<number, FeeLimits>> = {
  1: ether,
  10: ether,
  56: ether,
  100: cheapCoin,
  137: cheapCoin,
  8453: ether,
  42161: ether,
  42220: cheapCoin,
  43114: ether,
  11155111: ether,
}

/** How many usual tips the highest one has that a node may suggest. */
const MAX_USUAL_TIPS = 25n

export const feeLimitsOf = (chainId: number): FeeLimits => limitsByChain[chainId] ?? unknownCoin

/**
 * The highest tip that is paid unless the page asks for more. The page chooses the node, and who gets the tip can be
 * its friend. The limit is relative to the base fee, and absolute, because the base fee is the node's word too.
 */
export function highestTip(baseFee: bigint, chainId: number): bigint {
  const { usualTip } = feeLimitsOf(chainId)
  return min(max(baseFee, usualTip), usualTip * MAX_USUAL_TIPS)
}

/** Resolves with the requested fees. What is not requested is what the node suggests, within limits. */
export async function readFees(given: RequestedFees, node: RpcRequest, chainId: number): Promise<Fees> {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = given
  if (gasPrice !== undefined) return { gasPrice }
  const fees = await suggestFees(node, chainId)
  if (fees === undefined) return { gasPrice: await readQuantity(node, 'eth_gasPrice', []) }
  const usual = fees.baseFee * 2n + fees.tip
  // All of such a price is paid, whatever the base fee is.
  if (given.type === '0x0') return { gasPrice: min(await readQuantity(node, 'eth_gasPrice', []), usual) }
  const tip = maxPriorityFeePerGas ?? min(fees.tip, maxFeePerGas ?? fees.tip)
  const most = maxFeePerGas ?? fees.baseFee * 2n + tip
  if (tip > most) throw invalidParams('The tip is higher than the maximum fee')
  return { maxFeePerGas: most, maxPriorityFeePerGas: tip }
}

const blockSchema = v.object({ baseFeePerGas: v.optional(quantity) })

/**
 * Reads the fees that the node suggests, the tip within limits. Resolves with `undefined` on a chain without EIP-1559.
 * Rejects with -32603 where the node claims that for a chain that has it.
 */
export async function suggestFees(
  node: RpcRequest,
  chainId: number,
): Promise<{ readonly baseFee: bigint; readonly tip: bigint } | undefined> {
  const block = v.safeParse(blockSchema, await node('eth_getBlockByNumber', ['latest', false]))
  const baseFee = block.success ? block.output.baseFeePerGas : undefined
  if (baseFee === undefined) {
    if (limitsByChain[chainId]) throw new WalletError(-32603, 'The node gives no base fee for this network')
    return undefined
  }
  const tip = await readQuantity(node, 'eth_maxPriorityFeePerGas', [])
  return { baseFee, tip: min(tip, highestTip(baseFee, chainId)) }
}

const min = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const max = (one: bigint, other: bigint): bigint => (one > other ? one : other)
