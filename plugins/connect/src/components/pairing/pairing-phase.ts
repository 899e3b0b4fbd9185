import { isLatchkeyError } from '@latchkey/kernel'
import type { Pairing } from '@latchkey/session/contract'
import type { ConnectAttempt } from '../../connect-attempt'

/** What the visitor is shown while a wallet is paired. */
export type PairingPhase =
  | { readonly phase: 'opening' | 'expired' | 'connected' }
  | { readonly phase: 'ready'; readonly uri: string }
  | { readonly phase: 'failed'; readonly error: unknown }

/** One answer from what session says of the attempt and the connector of its code. */
export function pairingPhase(attempt: ConnectAttempt, pairing: Pairing, isOver: boolean): PairingPhase {
  if (attempt.phase === 'connected') return { phase: 'connected' }
  if (attempt.phase === 'failed') {
    const { error } = attempt
    const expired = isLatchkeyError(error) && error.code === 'PAIRING_EXPIRED'
    return expired ? { phase: 'expired' } : { phase: 'failed', error }
  }
  if (pairing.status !== 'ready') return { phase: 'opening' }
  return isOver ? { phase: 'expired' } : { phase: 'ready', uri: pairing.uri }
}
