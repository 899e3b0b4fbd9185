import type { BalanceChange, ContractCall, SimulationResult } from '@latchkey/session/contract'
import { addressIn, type BuiltSwap } from '../api/parse'
import { minimumReceived } from '../arithmetic'
import type { SwapConcern, SwapOrder } from '../contract'
import { SwapMismatchError, SwapRevertsError } from '../errors'
import type { SwapRouters } from '../options'
import { readSwapCall } from './read-swap-call'
import { permit2On, routerAt } from './routers'

/** The call that swaps. */
export interface CheckedSwap {
  readonly call: ContractCall
  /** The least that is received: what the call itself demands, where that can be read and is less. */
  readonly minimum: bigint
  /** Whether the contract is a known router. */
  readonly isKnown: boolean
  readonly concerns: readonly SwapConcern[]
  /** Those that are left once the network has tried it, which shows what arrives where the call does not say it. */
  readonly concernsTried: readonly SwapConcern[]
}

/** The service may round the minimum in another way, by up to a thousandth. */
const ROUNDING = 1_000n

/**
 * Checks what the service has built: with native currency as its value, to a known router and of functions that swap, or to be
 * accepted by the user. Throws `SWAP_MISMATCH` if it is for another account, goes to a token, to Permit2 or to the account
 * itself, or states anything else than the order.
 */
export function checkSwapCall(built: BuiltSwap, order: SwapOrder, routers: SwapRouters): CheckedSwap {
  const { target, from, to, amount } = order
  const own = target.account.address.toLowerCase()
  if (addressIn(target.networkId, built.from) !== own) throw new SwapMismatchError('account')
  const contract = addressIn(target.networkId, built.to)
  const tokens = [from.address?.toLowerCase(), to.address?.toLowerCase(), permit2On(target.networkId)]
  // The functions of a token can move the account's own tokens.
  if (contract === undefined || contract === own || tokens.includes(contract))
    throw new SwapMismatchError('contract')
  const router = routerAt(target.networkId, contract, routers)
  const promised = minimumReceived(BigInt(built.amount))
  const read = readSwapCall(built.data, order, router?.functions)
  const stated = read?.minimum
  if (stated !== undefined && stated < promised - promised / ROUNDING) throw new SwapMismatchError('received')
  const minimum = stated !== undefined && stated < promised ? stated : promised
  // With a minimum of nothing, whatever comes would be enough.
  if (minimum === 0n) throw new SwapMismatchError('received')
  const kind = router === undefined ? 'contract' : 'call'
  const asked: readonly SwapConcern[] = [{ kind, address: contract }]
  const isUnread = router === undefined || read === undefined
  return {
    call: {
      type: 'call',
      to: contract,
      data: built.data,
      ...(from.address === undefined ? { amount } : {}),
    },
    minimum,
    isKnown: router !== undefined,
    concerns: isUnread || !read.isProven ? asked : [],
    concernsTried: isUnread ? asked : [],
  }
}

/**
 * The simulated amount that the account receives; `undefined` without a simulation. Throws `SWAP_REVERTS` if
 * the swap would fail, and `SWAP_MISMATCH` if it spends more than requested or another token, gives anybody a right over
 * tokens except the spender over the paid one, or brings nothing or less than the minimum.
 */
export function checkSimulation(
  result: SimulationResult,
  { from, to, amount }: SwapOrder,
  { minimum, spender }: { readonly minimum: bigint; readonly spender: string },
): bigint | undefined {
  if (result.status === 'unavailable') return undefined
  if (result.status === 'failing') throw new SwapRevertsError(result.reason)
  const { changes, rights = [] } = result
  for (const change of changes) {
    const spent = -BigInt(change.amount)
    if (spent > 0n && (!isOf(change, from.address) || spent > BigInt(amount)))
      throw new SwapMismatchError('spent')
  }
  const isOurs = (right: { readonly contract: string; readonly to: string }): boolean =>
    right.contract.toLowerCase() === from.address?.toLowerCase() && right.to.toLowerCase() === spender
  if (!rights.every(isOurs)) throw new SwapMismatchError('rights')
  const gain = changes.find((change) => isOf(change, to.address))
  const received = gain ? BigInt(gain.amount) : 0n
  if (received < minimum) throw new SwapMismatchError('received')
  return received
}

function isOf({ token, isNft }: BalanceChange, address: string | undefined): boolean {
  return isNft !== true && token.address?.toLowerCase() === address?.toLowerCase()
}
