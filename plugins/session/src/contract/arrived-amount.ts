import { isSameAddress } from '../network/same-address'
import type { NetworkId } from './account'
import { namespaceOf } from './namespace-of'
import type { TransactionContents, Transfer } from './transactions'

/**
 * What arrived at a receiver by a transaction, net, in the smallest unit. `undefined` if that is not known.
 * @param transfer its receiver and token; its amount is not used
 * @example
 * const contents = await transactions.read(sent, signal)
 * const arrived = contents && arrivedAmount(contents, transfer, sent.networkId)
 * if (arrived === undefined) console.log('Look at it in the explorer.')
 */
export function arrivedAmount(
  { arrived, requests }: TransactionContents,
  { to, tokenAddress }: Transfer,
  networkId: NetworkId,
): bigint | undefined {
  const isSame = (one = '', other = ''): boolean => isSameAddress(namespaceOf(networkId), one, other)
  const list = tokenAddress === undefined ? arrived?.native : arrived?.tokens
  // control: called-taken-for-arrived
  const moves = arrived ? list : requests
  return moves?.reduce<bigint>((sum, move) => {
    const isIt = move.type === 'transfer' && isSame(move.to, to) && isSame(move.tokenAddress, tokenAddress)
    return isIt ? sum + BigInt(move.amount) : sum
  }, 0n)
}
