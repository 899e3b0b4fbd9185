import type { Clock } from '@latchkey/kernel'
import { createAges } from '@latchkey/kernel/queries'
import { decimalAmount } from '@latchkey/portfolio/contract'
import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import type { ActiveTarget, TokenHolding } from '@latchkey/session/contract'
import { compareDecimals } from '../compare-decimals'
import type { Purchase, PurchaseToken } from '../contract'

/** How long the balance is read for a purchase, because bank transfers take days. */
const MAX_WAIT_MS = 7 * 86_400_000
/** How long the balance is read after the provider has reported a failure, which may be wrong. */
const FAILED_WAIT_MS = 600_000
/** No payment is faster, so a balance read before that does not include the purchase. */
const SOONEST_MS = 4_000

/** How far ahead of the time of day an earlier visit may have been, with a clock that was set back since. */
const MAX_AHEAD_MS = 86_400_000

/** How long ago a purchase was begun. */
export type AgeOf = (purchase: Purchase) => number

/** By the page's own time: a clock that is set ends no purchase early, and extends none. */
export function ageOfPurchases(clock: Pick<Clock, 'now' | 'elapsedMs'>): AgeOf {
  const ages = createAges(clock)
  return ({ id, startedAtMs }) => ages.of(id, startedAtMs)
}

/** Whether the balance is still read for this purchase. */
export function isWatched(purchase: Purchase, ageOf: AgeOf): boolean {
  const { phase } = purchase.progress
  const ageMs = ageOf(purchase)
  if (ageMs < -MAX_AHEAD_MS) return false
  return (phase === 'waiting' && ageMs < MAX_WAIT_MS) || (phase === 'failed' && ageMs < FAILED_WAIT_MS)
}

/**
 * Updates the purchases after an account's tokens were read. An increase of the balance counts for the oldest
 * pending purchase of the token, unless it is far less than what was bought. `possible` is set if that cannot be told,
 * `isReadLate` if the first balance was read late and may include the purchase.
 * @param purchases newest first
 * @param list with `failedAtMs`, it may lack tokens that the account has
 */
export function findArrivals(
  purchases: readonly Purchase[],
  list: { readonly items: readonly TokenHolding[]; readonly failedAtMs?: number },
  account: { readonly networkId: string; readonly address: string },
  ageOf: AgeOf,
): readonly Purchase[] {
  const counted = new Set<string>()
  const oldestFirst = [...purchases].reverse().map((purchase): Purchase => {
    const { token, address, balance, progress } = purchase
    const isOfAccount = token.networkId === account.networkId && address === account.address
    if (!isOfAccount || !isWatched(purchase, ageOf)) return purchase
    const held = list.items.find((one) => isSameToken(one, token))
    if (!held && list.failedAtMs !== undefined) return purchase
    const now = held?.value ?? '0'
    if (balance === now) return purchase
    const ageMs = ageOf(purchase)
    // One that lies ahead may have been begun long ago.
    const mayInclude = ageMs < 0 || ageMs >= SOONEST_MS
    if (balance === undefined && held && mayInclude) {
      const isReadLate = now !== '0' && sizeOf(now, held, purchase) !== 'far-less'
      return { ...purchase, balance: now, ...(isReadLate ? { isReadLate } : {}) }
    }
    const key = token.tokenAddress ?? ''
    const isMore = balance !== undefined && BigInt(now) > BigInt(balance)
    if (!isMore || !held || counted.has(key)) return { ...purchase, balance: now, progress }
    const amount = (BigInt(now) - BigInt(balance)).toString()
    const size = sizeOf(amount, held, purchase)
    const found = { amount, decimals: held.decimals }
    const { possible, ...judged } = purchase
    // The recorded balance is kept in both cases, so that partial payments add up.
    if (size === 'far-less') return possible ? judged : purchase
    if (size === 'unknown') return possible?.amount === amount ? purchase : { ...judged, possible: found }
    counted.add(key)
    return { ...judged, balance: now, progress: { phase: 'arrived', ...found } }
  })
  const next = [...oldestFirst].reverse()
  return next.some((one, index) => one !== purchases[index]) ? next : purchases
}

/** In US dollars. No provider sells for less, in whatever currency. */
const LEAST_USD = 1

/**
 * How an increase compares with what was bought. Anybody can send dust to an account, so far less is another transfer:
 * less than a quarter of the estimate, which fees and price changes do not explain. Without an estimate the worth counts
 * instead: less than a quarter of the US dollars that were paid, or less than one dollar if another currency was paid,
 * because its rate is not known. The worth is a rounded number, which is exact enough for a limit.
 */
function sizeOf(
  amount: string,
  { decimals, priceUsd }: TokenHolding,
  { expected = '0', amount: paid, currency }: Purchase,
): 'enough' | 'far-less' | 'unknown' {
  if (compareDecimals(expected, '0') > 0) {
    const four = decimalAmount({ value: (BigInt(amount) * 4n).toString(), decimals })
    return compareDecimals(four, expected) < 0 ? 'far-less' : 'enough'
  }
  if (!priceUsd) return 'unknown'
  const least = currency === 'USD' ? Number(paid) / 4 : LEAST_USD
  return Number(decimalAmount({ value: amount, decimals })) * priceUsd < least ? 'far-less' : 'enough'
}

/** Whether a holding, of the token's network, is of this token. */
export function isSameToken(
  { address = '' }: Pick<TokenHolding, 'address'>,
  { networkId, tokenAddress = '' }: Pick<PurchaseToken, 'networkId' | 'tokenAddress'>,
): boolean {
  return isSameAddress(namespaceOf(networkId), address, tokenAddress)
}

/** Whether a purchase is for the active account and network. */
export const isFor = ({ token, address }: Purchase, target: ActiveTarget | undefined): boolean =>
  target?.networkId === token.networkId && target.account.address === address
