import type { Purchase } from '../contract'
import { isSameToken } from './find-arrivals'

/**
 * Counts what has possibly arrived for a purchase, because the user says so. It counts once: the other purchases of the token
 * wait for a further increase. Returns the same list if nothing has possibly arrived.
 */
export function confirmArrival(
  purchases: readonly Purchase[],
  { id }: Pick<Purchase, 'id'>,
): readonly Purchase[] {
  const found = purchases.find((one) => one.id === id)
  if (!found?.possible || found.progress.phase === 'arrived') return purchases
  const { possible, ...rest } = found
  const balance = BigInt(found.balance ?? '0') + BigInt(possible.amount)
  return purchases.map((one): Purchase => {
    if (one === found) return { ...rest, balance: `${balance}`, progress: { phase: 'arrived', ...possible } }
    if (!isOfSameBalance(one, found) || BigInt(one.balance ?? balance) >= balance) return one
    const { possible: _counted, ...waiting } = one
    return { ...waiting, balance: `${balance}` }
  })
}

function isOfSameBalance({ address, token }: Purchase, other: Purchase): boolean {
  return (
    address === other.address &&
    token.networkId === other.token.networkId &&
    isSameToken(token.tokenAddress === undefined ? {} : { address: token.tokenAddress }, other.token)
  )
}
