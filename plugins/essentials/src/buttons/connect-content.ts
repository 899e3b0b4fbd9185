import type { Translate } from '@latchkey/kernel'
import { type SessionState, type SessionStatus, sessionStatus } from '@latchkey/session/contract'

/** The status that a button shows. Until the storage is read, it is unknown whether a wallet is connected. */
export function shownStatus(state: SessionState): SessionStatus {
  return state.restoreStatus === 'reading' ? 'disconnected' : sessionStatus(state)
}

export function connectLabel(t: Translate, label: string | undefined): string {
  return label ?? t('button.connect', 'Connect wallet')
}
