import type { Account } from '@latchkey/session/contract'
import { isSame } from './live-session'
import { type ReadSession, readSession } from './read-session'

/** The session a remembered connection went through: the noted one; without a note that with most of its accounts. */
export function rememberedSession(
  stored: readonly unknown[],
  { accounts, topic }: { readonly accounts: readonly Account[]; readonly topic: string | undefined },
  nowMs: number,
): ReadSession | undefined {
  const score = ({ grants }: ReadSession): number =>
    accounts.filter(({ namespace, address }) =>
      grants[namespace]?.accounts.some((one) => isSame(one.address, address)),
    ).length
  return stored
    .flatMap((one) => readSession(one) ?? [])
    .filter((one) => one.expiresAtMs > nowMs && (topic === undefined || one.topic === topic))
    .sort((one, other) => score(other) - score(one) || other.expiresAtMs - one.expiresAtMs)[0]
}
