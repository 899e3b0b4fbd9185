import type { ContractCall, TransactionEstimate, TransactionRequest } from '@latchkey/session/contract'
import type { SwapApi } from '../api/create-swap-api'
import type { SwapOrder, SwapRequest } from '../contract'
import { SwapLiquidityError, SwapMismatchError } from '../errors'
import { minimumReceived } from '../money/arithmetic'
import { checkApproval, createApproval } from './approval'
import type { ChainAccess } from './chain-access'
import { checkSimulation, createSwapCall } from './check-swap'

/** What the preview shows, and what the wallet is asked for once the user agrees. */
export interface SwapPlan {
  readonly request: SwapRequest
  /** The calls of the whole swap, for the simulation. */
  readonly calls: readonly ContractCall[]
  /** The service's quote. It exceeds `request.expected` if the token or the pool takes a fee. */
  readonly quotedAmount: string
  /** Whether the network has simulated it. */
  readonly isSimulated: boolean
  readonly fee: TransactionEstimate
}

/**
 * Lets the service build the swap, compares the result with the order, and simulates it on the network.
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
  // With a quote of zero any result would satisfy the minimum.
  // control: swap-for-nothing
  if (BigInt(built.amount) === 0n) throw new SwapLiquidityError()
  const swap = createSwapCall(built, order)
  const approvals =
    allowance === undefined ? [] : await approvalsFor(api, chain, order, swap.to, allowance, signal)
  const calls = [...approvals, swap]
  const minimum = minimumReceived(BigInt(built.amount))
  const received = checkSimulation(await chain.simulate(order.target, calls, signal), order, minimum)
  const [approval = swap] = approvals
  const isBatch = approvals.length > 0 && (await chain.isBatchSupported(order.target, signal))
  const kind = isBatch ? 'both' : stepOf(approvals)
  // The fee of a batch is unknown, so its smaller part, the approval, is estimated.
  const estimate = await chain.estimate(approval, order.target, signal)
  const fee = isBatch ? { ...estimate, isUpperBound: false } : estimate
  const request: SwapRequest = Object.freeze({
    ...order,
    kind,
    requests: isBatch ? requestsFor(approval, [...approvals.slice(1), swap]) : requestsFor(approval),
    spender: swap.to,
    expected: (received ?? BigInt(built.amount)).toString(),
    minimum: minimum.toString(),
    builtAtMs,
  })
  return { request, calls, quotedAmount: built.amount, isSimulated: received !== undefined, fee }
}

/** With wrong decimals the shown and the signed amount would differ by powers of ten. */
async function checkDecimals(
  chain: ChainAccess,
  { target, from, to }: SwapOrder,
  signal: AbortSignal,
): Promise<void> {
  const areRight = await Promise.all([from, to].map((token) => chain.hasDecimals(target, token, signal)))
  // control: decimals-of-the-service
  if (areRight.includes(false)) throw new SwapMismatchError('decimals')
}

/**
 * The calls that set the allowance to exactly the amount, in order. Some tokens, as USDT, change an allowance
 * only from or to zero, so an older one is revoked first.
 */
async function approvalsFor(
  api: SwapApi,
  chain: ChainAccess,
  order: SwapOrder,
  spender: string,
  allowance: bigint,
  signal: AbortSignal,
): Promise<readonly ContractCall[]> {
  if (allowance >= BigInt(order.amount)) return []
  checkApproval(await api.buildApproval(order, signal), order, spender)
  const approval = createApproval(order, spender)
  if (allowance === 0n) return [approval]
  const isAccepted = await chain.estimate(approval, order.target, signal).then(
    () => true,
    () => false,
  )
  // control: old-permission-kept
  return isAccepted ? [approval] : [createApproval({ ...order, amount: '0' }, spender), approval]
}

function stepOf({ length }: readonly ContractCall[]): SwapRequest['kind'] {
  if (length === 0) return 'swap'
  return length === 1 ? 'approve' : 'reset'
}

/** The wallet requests for these calls. */
function requestsFor(first: ContractCall, others: readonly ContractCall[] = []): SwapRequest['requests'] {
  const frozen = (call: ContractCall): TransactionRequest => {
    // control: data-changed-after-preview
    return Object.freeze(call)
  }
  return [frozen(first), ...others.map(frozen)]
}
