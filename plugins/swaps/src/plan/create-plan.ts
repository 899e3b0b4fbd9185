import type { ContractCall, TransactionEstimate, TransactionRequest } from '@latchkey/session/contract'
import type { SwapApi } from '../api/create-swap-api'
import type { SwapOrder, SwapRequest } from '../contract'
import { SwapLiquidityError, SwapMismatchError } from '../errors'
import { minimumReceived } from '../money/arithmetic'
import { checkApproval, createApproval } from './approval'
import type { ChainAccess } from './chain-access'
import { checkSimulation, createSwapCall } from './check-swap'

/** What the preview shows, and what the wallet is asked for when the user agrees. */
export interface SwapPlan {
  readonly request: SwapRequest
  /** The calls of the whole swap, for the simulation. */
  readonly calls: readonly ContractCall[]
  /** What the service promises. More than `request.expected` where the token or the pool keeps part of it. */
  readonly promised: string
  /** Whether the network has tried it. */
  readonly isSimulated: boolean
  readonly fee: TransactionEstimate
}

/**
 * Lets the service build the swap, compares what it built with what was asked, and lets the network try it.
 * Asks no wallet. Rejects with the errors of the API, of the checks, and of `Transactions.estimate`.
 */
export async function createPlan(
  api: SwapApi,
  chain: ChainAccess,
  order: SwapOrder,
  signal: AbortSignal,
): Promise<SwapPlan> {
  const isToken = order.from.address !== undefined
  const builtAtMs = chain.now()
  const [built, allowance] = await Promise.all([
    api.buildSwap(order, signal),
    isToken ? api.allowance(order, signal) : undefined,
    checkDecimals(chain, order, signal),
  ])
  // Every outcome would be at least the minimum.
  // control: swap-for-nothing
  if (BigInt(built.amount) === 0n) throw new SwapLiquidityError()
  const swap = createSwapCall(built, order)
  const needsApproval = allowance !== undefined && allowance < BigInt(order.amount)
  if (needsApproval) checkApproval(await api.buildApproval(order, signal), order, swap.to)
  const approval = needsApproval ? createApproval(order, swap.to) : undefined
  const calls = approval ? [approval, swap] : [swap]
  const minimum = minimumReceived(BigInt(built.amount))
  const received = checkSimulation(await chain.simulate(order.target, calls, signal), order, minimum)
  const isBatch = approval !== undefined && (await chain.isBatchSupported(order.target, signal))
  const kind = approval === undefined ? 'swap' : isBatch ? 'both' : 'approve'
  const requests = requestsFor(kind, swap, approval)
  // What a batch costs is not known; the permission in it is its smaller part.
  const fee = await chain.estimate(approval ?? swap, order.target, signal)
  const request: SwapRequest = Object.freeze({
    ...order,
    kind,
    requests,
    spender: swap.to,
    expected: (received ?? BigInt(built.amount)).toString(),
    minimum: minimum.toString(),
    builtAtMs,
  })
  return { request, calls, promised: built.amount, isSimulated: received !== undefined, fee }
}

/** What is shown and what is signed would else differ by powers of ten. */
async function checkDecimals(
  chain: ChainAccess,
  { target, from, to }: SwapOrder,
  signal: AbortSignal,
): Promise<void> {
  const areRight = await Promise.all([from, to].map((token) => chain.hasDecimals(target, token, signal)))
  // control: decimals-of-the-service
  if (areRight.includes(false)) throw new SwapMismatchError('decimals')
}

/** The calls themselves are what the wallet is asked for. */
function requestsFor(
  kind: SwapRequest['kind'],
  swap: ContractCall,
  approval: ContractCall | undefined,
): SwapRequest['requests'] {
  // control: data-changed-after-preview
  const last: TransactionRequest = Object.freeze(swap)
  if (!approval || kind === 'swap') return [last]
  return kind === 'approve' ? [Object.freeze(approval)] : [Object.freeze(approval), last]
}
