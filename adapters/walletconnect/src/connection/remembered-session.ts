import type { Account } from '@latchkey/session/contract'
import { isSame } from './live-session'
import { type ReadSession, readSession } from './read-session'

/** The session that a remembered connection went through: the one with most of its accounts, else the newest. */
export function rememberedSession(
  stored: readonly unknown[],
  accounts: readonly Account[],
  nowMs: number,
): ReadSession | undefined {
  const score = ({ grants }: ReadSession): number =>
    accounts.filter(({ namespace, address }) =>
      grants[namespace]?.accounts.some((one) => isSame(one.address, address)),
    ).length
  return stored
    .flatMap((one) => readSession(one) ?? [])
    .filter(({ expiresAtMs }) => expiresAtMs > nowMs)
    .sort((one, other) => score(other) - score(one) || other.expiresAtMs - one.expiresAtMs)[0]
}
