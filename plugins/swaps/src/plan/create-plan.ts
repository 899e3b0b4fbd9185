import type { ContractCall, TransactionEstimate, TransactionRequest } from '@latchkey/session/contract'
import type { SwapApi } from '../api/create-swap-api'
import type { SwapConcern, SwapOrder, SwapRequest } from '../contract'
import { SwapLiquidityError, SwapMismatchError } from '../errors'
import type { SwapRouters } from '../options'
import { checkApproval, createApproval } from './approval'
import type { ChainAccess } from './chain-access'
import { type CheckedSwap, checkSimulation, checkSwapCall } from './check-swap'
import { impactConcern } from './plan-change'
import { permit2On } from './routers'
import { impactOf, networkCost, type SwapPrices } from './swap-cost'

/** What the preview shows, and what the wallet is asked for once the user agrees. */
export interface SwapPlan extends SwapPrices {
  readonly request: SwapRequest
  /** The calls of the whole swap, for the simulation. */
  readonly calls: readonly ContractCall[]
  /** The service's quote. It exceeds `request.expected` if the token or the pool takes a fee. */
  readonly quotedAmount: string
  /** Whether the network has simulated it. */
  readonly isSimulated: boolean
  /** The loss of worth in millionths of a percent; `undefined` if a price is unknown. */
  readonly impact: bigint | undefined
  /** What the network takes for the whole swap, with its approvals. */
  readonly cost: TransactionEstimate
}

/** What a plan is made of. */
export interface PlanSources {
  readonly api: SwapApi
  readonly chain: ChainAccess
  readonly routers: SwapRouters
  /** Never rejects. */
  prices(order: SwapOrder, signal: AbortSignal): Promise<SwapPrices>
}

/**
 * Lets the service build the swap, compares the result with the order, and simulates it on the network.
 * Asks no wallet. Rejects with the errors of the API, of the checks, and of `Transactions.estimate`.
 */
export async function createPlan(
  { api, chain, routers, prices: readPrices }: PlanSources,
  order: SwapOrder,
  signal: AbortSignal,
): Promise<SwapPlan> {
  const { target } = order
  const builtAtMs = chain.now()
  const [built, allowance, prices] = await Promise.all([
    api.buildSwap(order, signal),
    order.from.address === undefined ? undefined : api.allowance(order, signal),
    readPrices(order, signal),
    checkDecimals(chain, order, signal),
  ])
  // With a quote of zero any result would satisfy the minimum.
  if (BigInt(built.amount) === 0n) throw new SwapLiquidityError()
  const checked = checkSwapCall(built, order, routers)
  const { call: swap, minimum, isKnown } = checked
  if (!isKnown && (await chain.kindOf(target, swap.to, signal)) !== 'contract')
    throw new SwapMismatchError('contract')
  const { spender, approvals } =
    allowance === undefined || allowance >= BigInt(order.amount)
      ? { spender: swap.to, approvals: [] }
      : await approvalsFor(api, chain, order, swap.to, allowance, signal)
  const calls = [...approvals, swap]
  const simulation = await chain.simulate(target, calls, signal)
  const received = checkSimulation(simulation, order, { minimum, spender })
  const isBatch = approvals.length > 0 && (await chain.isBatchSupported(target, signal))
  const simulatedGas = simulation.status === 'changes' ? simulation.gas : undefined
  const cost = await networkCost(
    chain,
    {
      target,
      approvals,
      swap,
      isBatch,
      simulatedGas: toBigInt(simulatedGas),
      statedGas: toBigInt(built.eip155?.gas),
    },
    signal,
  )
  const expected = received ?? BigInt(built.amount)
  const impact = impactOf(order, expected, prices)
  const [next = swap] = approvals
  const request: SwapRequest = Object.freeze({
    ...order,
    kind: isBatch ? 'both' : stepOf(approvals),
    requests: isBatch ? requestsFor(next, [...approvals.slice(1), swap]) : requestsFor(next),
    router: swap.to,
    spender,
    concerns: Object.freeze([...concernsOf(checked, received), ...impactConcern(impact)]),
    expected: expected.toString(),
    minimum: minimum.toString(),
    builtAtMs,
  })
  const isSimulated = received !== undefined
  return { ...prices, request, calls, quotedAmount: built.amount, isSimulated, impact, cost }
}

const toBigInt = (digits: string | undefined): bigint | undefined =>
  digits === undefined ? undefined : BigInt(digits)

const concernsOf = (
  { concerns, concernsTried }: CheckedSwap,
  received: bigint | undefined,
): readonly SwapConcern[] =>
  received === undefined ? [...concerns, { kind: 'not-simulated' }] : concernsTried

/** With wrong decimals the shown and the signed amount would differ by powers of ten. */
async function checkDecimals(
  chain: ChainAccess,
  { target, from, to }: SwapOrder,
  signal: AbortSignal,
): Promise<void> {
  const areRight = await Promise.all([from, to].map((token) => chain.hasDecimals(target, token, signal)))
  if (areRight.includes(false)) throw new SwapMismatchError('decimals')
}

interface Approvals {
  readonly spender: string
  readonly approvals: readonly ContractCall[]
}

/**
 * The calls that set the allowance to exactly the amount, in order. Some tokens, as USDT, change an allowance
 * only from or to zero, so an older one is revoked first.
 */
async function approvalsFor(
  api: SwapApi,
  chain: ChainAccess,
  order: SwapOrder,
  router: string,
  allowance: bigint,
  signal: AbortSignal,
): Promise<Approvals> {
  const { target } = order
  const spenders = [router, permit2On(target.networkId)]
  const spender = checkApproval(await api.buildApproval(order, signal), order, spenders)
  const approval = createApproval(order, spender)
  if (allowance === 0n) return { spender, approvals: [approval] }
  const isAccepted = await chain.estimate(approval, target, signal).then(
    () => true,
    () => false,
  )
  const revocation = createApproval({ ...order, amount: '0' }, spender)
  return { spender, approvals: isAccepted ? [approval] : [revocation, approval] }
}

function stepOf({ length }: readonly ContractCall[]): SwapRequest['kind'] {
  if (length === 0) return 'swap'
  return length === 1 ? 'approve' : 'reset'
}

/** The wallet requests for these calls. */
function requestsFor(first: ContractCall, others: readonly ContractCall[] = []): SwapRequest['requests'] {
  const frozen = (call: ContractCall): TransactionRequest => Object.freeze(call)
  return [frozen(first), ...others.map(frozen)]
}
