import type { BalanceChange, ContractCall, SimulationResult } from '@latchkey/session/contract'
import { addressIn } from '../api/accounts'
import type { BuiltSwap } from '../api/parse'
import type { SwapOrder } from '../contract'
import { SwapMismatchError, SwapRevertsError } from '../errors'
import { givesRights } from './gives-rights'

/**
 * The call that swaps, with native currency as its value. Throws `SWAP_MISMATCH` if it is for another
 * account, calls a token or the account itself, or grants rights to tokens.
 */
export function createSwapCall(built: BuiltSwap, { target, from, to, amount }: SwapOrder): ContractCall {
  const own = target.account.address.toLowerCase()
  if (addressIn(target.networkId, built.from) !== own) throw new SwapMismatchError('account')
  const contract = addressIn(target.networkId, built.to)
  const tokens = [from.address?.toLowerCase(), to.address?.toLowerCase()]
  // The functions of a token can move the account's own tokens.
  if (contract === undefined || contract === own || tokens.includes(contract))
    throw new SwapMismatchError('contract')
  // control: swap-that-gives-rights
  if (givesRights(contract, built.data)) throw new SwapMismatchError('call')
  return {
    type: 'call',
    to: contract,
    data: built.data,
    ...(from.address === undefined ? { amount } : {}),
  }
}

/**
 * The simulated amount that the account receives; `undefined` without a simulation. Throws `SWAP_REVERTS` if
 * the swap would fail, and `SWAP_MISMATCH` if it spends more than requested or another token, or brings less
 * than the minimum.
 */
export function checkSimulation(
  result: SimulationResult,
  { from, to, amount }: SwapOrder,
  minimum: bigint,
): bigint | undefined {
  if (result.status === 'unavailable') return undefined
  if (result.status === 'failing') throw new SwapRevertsError(result.reason)
  const { changes } = result
  for (const change of changes) {
    const spent = -BigInt(change.amount)
    if (spent > 0n && (!isOf(change, from.address) || spent > BigInt(amount)))
      throw new SwapMismatchError('spent')
  }
  const gain = changes.find((change) => isOf(change, to.address))
  const received = gain ? BigInt(gain.amount) : 0n
  // control: receives-less-than-promised
  if (received < minimum) throw new SwapMismatchError('received')
  return received
}

function isOf({ token, isNft }: BalanceChange, address: string | undefined): boolean {
  return isNft !== true && token.address?.toLowerCase() === address?.toLowerCase()
}
