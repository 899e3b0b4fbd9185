import type { TokenHolding } from './assets'
import type { Transfer } from './transactions'

/**
 * The amount on the chain for which wallets show at least `shown`, both in the smallest unit. It is never more than the
 * balance with which the scale was read if `shown` is not.
 * @example chainAmount('3000000', { scale: { chain: '5000000', shown: '7500000' } }) // '2000000'
 */
export function chainAmount(shown: string, { scale }: Pick<TokenHolding, 'scale'>): string {
  if (!scale || BigInt(scale.shown) === 0n) return shown
  const per = BigInt(scale.shown)
  // control: shown-amount-sent-as-it-is
  return ((BigInt(shown) * BigInt(scale.chain) + per - 1n) / per).toString()
}

/** What wallets show for an amount on the chain, by what they show for the amount of a transfer of the same token. */
export function shownAmount(
  chain: bigint,
  { amount, shownAmount: shown }: Pick<Transfer, 'amount' | 'shownAmount'>,
): bigint {
  const per = BigInt(amount)
  return shown === undefined || per === 0n ? chain : (chain * BigInt(shown)) / per
}
