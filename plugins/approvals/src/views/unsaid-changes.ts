import type { BalanceChange, RequestAction } from '@latchkey/session/contract'

/**
 * The changes that the request does not say itself. A token that leaves the account in the amount of all transfers of it is
 * said. The node cannot take away what the request says.
 */
export function unsaidChanges(
  changes: readonly BalanceChange[],
  actions: readonly RequestAction[],
): readonly BalanceChange[] {
  const sent = new Map<string, bigint>()
  for (const action of actions) {
    if (action.type !== 'transfer' || action.from !== undefined) continue
    const key = keyOf(action.token)
    sent.set(key, (sent.get(key) ?? 0n) + BigInt(action.amount))
  }
  return changes.filter(
    ({ token, amount, isNft }) => isNft || amount !== String(-(sent.get(keyOf(token)) ?? 0n)),
  )
}

const keyOf = ({ address = '' }: BalanceChange['token']): string => address.toLowerCase()
