import type { ConnectorListener } from '@latchkey/session/contract'
import { accountsOf, type LiveSession, resultOf } from './live-session'

export interface CurrentSession {
  get(): LiveSession | undefined
  /** This page is connected through it from now on, or through none; nobody is told. */
  set(session: LiveSession | undefined): void
  /** The wallet said something new: tells what is different. */
  change(next: LiveSession): void
  /** The wallet ended it. */
  end(): void
  listen(observer: ConnectorListener, signal: AbortSignal): void
}

export function createCurrentSession(observers: Set<ConnectorListener> = new Set()): CurrentSession {
  let current: LiveSession | undefined
  return {
    get: () => current,
    set(session) {
      current = session
    },
    change(next) {
      const before = current
      current = next
      if (!before) return
      const result = resultOf(next)
      if (JSON.stringify(resultOf(before)) === JSON.stringify(result)) return
      const accounts = accountsOf(next)
      const isOther = JSON.stringify(accountsOf(before)) !== JSON.stringify(accounts)
      const moved = Object.entries(next.networkIds).flatMap(([namespace, networkId]) =>
        before.networkIds[namespace] === networkId ? [] : [networkId],
      )
      for (const observer of [...observers]) {
        if (result && observer.sessionChanged) {
          observer.sessionChanged(result)
          continue
        }
        for (const networkId of moved) observer.networkChanged(networkId)
        if (isOther) observer.accountsChanged(accounts)
      }
    },
    end() {
      current = undefined
      for (const observer of [...observers]) observer.disconnected()
    },
    listen(observer, signal) {
      if (signal.aborted) return
      observers.add(observer)
      signal.addEventListener('abort', () => observers.delete(observer), { once: true })
    },
  }
}
