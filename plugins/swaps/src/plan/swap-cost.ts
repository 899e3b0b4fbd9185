import { readDataFee, TRANSACTION_BYTES } from '@latchkey/session/chain'
import type { ActiveTarget, ContractCall, TransactionEstimate } from '@latchkey/session/contract'
import { type PricedAmount, worthOf } from '@latchkey/session/worth'
import { PERCENT, SWAP_GAS } from '../arithmetic'
import type { SwapOrder } from '../contract'
import type { ChainAccess } from './chain-access'

/** The loss of worth in millionths of a percent; negative for a gain. `undefined` if a price is unknown, or nothing is given. */
export function priceImpact(given: PricedAmount, received: PricedAmount): bigint | undefined {
  const before = worthOf(given)
  const after = worthOf(received)
  if (!before || !after || before.units === 0n) return undefined
  const paid = before.units * 10n ** BigInt(after.decimals)
  const got = after.units * 10n ** BigInt(before.decimals)
  return ((paid - got) * 100n * PERCENT) / paid
}

/** Price impact from which a warning is shown. */
export const HIGH_IMPACT: bigint = 3n * PERCENT

/** Prices of whole tokens in US dollars, as far as they are known. */
export interface SwapPrices {
  readonly fromPriceUsd: number | undefined
  readonly toPriceUsd: number | undefined
}

/** That of an order for what it brings; `undefined` if a price is unknown. */
export function impactOf(
  { from, to, amount }: SwapOrder,
  received: bigint,
  { fromPriceUsd, toPriceUsd }: SwapPrices,
): bigint | undefined {
  return priceImpact(
    { value: amount, decimals: from.decimals, priceUsd: fromPriceUsd },
    { value: received.toString(), decimals: to.decimals, priceUsd: toPriceUsd },
  )
}

/** An approval of a token that keeps its allowances in an unusual place takes about this. */
const APPROVAL_GAS = 60_000n
/** What each transaction takes before its call. A batch is one transaction. */
const INTRINSIC_GAS = 21_000n

export interface CostParts {
  readonly target: ActiveTarget
  readonly approvals: readonly ContractCall[]
  readonly swap: ContractCall
  readonly isBatch: boolean
  /** Gas of all calls by the network's simulation. */
  readonly simulatedGas: bigint | undefined
  /** Gas of the swap by the service. */
  readonly statedGas: bigint | undefined
}

/**
 * What the whole swap costs: its approvals and the swap, together or one after the other. A swap that needs an approval first
 * cannot be estimated by itself, so its cost is no upper bound. Rejects as `Transactions.estimate` does.
 */
export async function networkCost(
  chain: Pick<ChainAccess, 'estimate' | 'gasPrice' | 'read'>,
  { target, approvals, swap, isBatch, simulatedGas, statedGas = 0n }: CostParts,
  signal: AbortSignal,
): Promise<TransactionEstimate> {
  const [next] = approvals
  if (!next) return chain.estimate(swap, target, signal)
  const [estimate, price, dataFeeOf] = await Promise.all([
    chain.estimate(next, target, signal),
    chain.gasPrice(target, signal),
    readDataFee(
      (to, data) => chain.read(target, 'eth_call', [{ to, data }, 'latest'], signal).catch(() => undefined),
      Number(target.networkId.slice('eip155:'.length)),
      byteLength([...approvals, swap]) + (isBatch ? 0 : TRANSACTION_BYTES * approvals.length),
    ),
  ])
  const count = BigInt(approvals.length)
  const assumedGas = APPROVAL_GAS * count + (statedGas > SWAP_GAS ? statedGas : SWAP_GAS)
  const gas = (simulatedGas ?? assumedGas) - (isBatch ? INTRINSIC_GAS * count : 0n)
  // The same margin for a rising price as in an estimate.
  const gasFee = (gas * (price ?? 0n) * 6n) / 5n
  const whole = gasFee + ((await dataFeeOf(gas)) ?? gasFee)
  const first = BigInt(estimate.fee.value)
  const value = whole > first ? whole : first
  return { ...estimate, fee: { ...estimate.fee, value: value.toString() }, isUpperBound: false }
}

const byteLength = (calls: readonly ContractCall[]): number =>
  calls.reduce((sum, { data }) => sum + (data.length - 2) / 2, 0)
