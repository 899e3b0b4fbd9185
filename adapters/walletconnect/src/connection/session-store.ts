import type { ConnectorListener } from '@latchkey/session/contract'
import { accountsOf, type EnteredSession, toConnectionResult } from './session-state'

/** The current relay session of this page. */
export interface SessionStore {
  get(): EnteredSession | undefined
  /** Sets the session of this page, or none; emits no event. */
  set(session: EnteredSession | undefined): void
  /** Replaces a session that has changed, and emits what is different. */
  update(next: EnteredSession): void
  /** Removes the session, which its wallet has ended, and emits `disconnected`. */
  end(): void
  subscribe(listener: ConnectorListener, signal: AbortSignal): void
}

export function createSessionStore(listeners: Set<ConnectorListener> = new Set()): SessionStore {
  let current: EnteredSession | undefined
  return {
    get: () => current,
    set(session) {
      current = session
    },
    update(next) {
      const before = current
      current = next
      if (!before) return
      const result = toConnectionResult(next)
      if (JSON.stringify(toConnectionResult(before)) === JSON.stringify(result)) return
      const accounts = accountsOf(next)
      const isOther = JSON.stringify(accountsOf(before)) !== JSON.stringify(accounts)
      const moved = Object.entries(next.networkIds).flatMap(([namespace, networkId]) =>
        before.networkIds[namespace] === networkId ? [] : [networkId],
      )
      for (const listener of [...listeners]) {
        if (result && listener.sessionChanged) {
          listener.sessionChanged(result)
          continue
        }
        for (const networkId of moved) listener.networkChanged(networkId)
        if (isOther) listener.accountsChanged(accounts)
      }
    },
    end() {
      current = undefined
      for (const listener of [...listeners]) listener.disconnected()
    },
    subscribe(listener, signal) {
      if (signal.aborted) return
      listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener), { once: true })
    },
  }
}
