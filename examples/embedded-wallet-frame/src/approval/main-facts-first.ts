import type { CopyKey } from '../copy/copy'
import type { Say } from '../copy/say'
import type { Fact } from './approval-card'

/** Who gets something or may take it, how much, at what cost, and what else it may be: in this order. */
const mainLabels: readonly (readonly CopyKey[])[] = [
  ['call.spender', 'call.operator', 'solana.delegate', 'fact.to'],
  ['fact.amount', 'fact.nft'],
  ['fact.network-fee'],
  ['call.or-nft'],
]

/** Members of typed data of the same meaning, such as those of permits, orders and authorizations. */
const mainMembers: readonly RegExp[] = [
  /(^|› )(spender|operator|delegate|to|recipient|receiver|beneficiary|taker)( \d+)*$/i,
  /(^|› )(amount|value|allowed|approved|tokenId|\w*amount)( \d+)*$/i,
]

/** Who, and how much. */
const LARGE_RANKS = 2

/**
 * Puts the facts first that a user needs before all others. Within a group the order stays as it is.
 * @param facts of one request, or of one step of it
 */
export function mainFactsFirst(facts: readonly Fact[], say: Say): readonly Fact[] {
  const labels = mainLabels.map((keys) => keys.map((key) => say(key)))
  const rankOf = ({ label, isMain }: Fact): number => {
    if (isMain) return 0
    const known = labels.findIndex((group) => group.includes(label))
    const rank = known < 0 ? mainMembers.findIndex((pattern) => pattern.test(label)) : known
    return rank < 0 ? labels.length : rank
  }
  return facts
    .map((fact) => ({ fact, rank: rankOf(fact) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ fact, rank }) => (rank < LARGE_RANKS ? { ...fact, isMain: true } : fact))
}
