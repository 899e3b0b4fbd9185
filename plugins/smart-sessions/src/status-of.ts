import type { SmartSession } from './contract'

export type SessionStatus = 'active' | 'expired' | 'revoked'

export function statusOf(
  { expiry, revokedAtMs }: Pick<SmartSession, 'expiry' | 'revokedAtMs'>,
  nowMs: number,
): SessionStatus {
  if (revokedAtMs !== undefined) return 'revoked'
  return expiry * 1_000 > nowMs ? 'active' : 'expired'
}
