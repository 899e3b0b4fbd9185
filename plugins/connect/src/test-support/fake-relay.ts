import type { Connector, Pairing, WalletLink, WalletRow } from '@latchkey/session/contract'
import { walletRow } from '@latchkey/testing'

/** A pairing URI of realistic length. */
export const PAIRING_URI = `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'c9e3a1f4'.repeat(8)}&expiryTimestamp=1893456000`
export const PAIRING_LIFETIME_MS = 240_000

export interface FakeRelay {
  readonly connector: Connector
  set(pairing: Pairing): void
  /** Makes the pairing ready; it expires `PAIRING_LIFETIME_MS` after `nowMs`. */
  ready(nowMs: number, uri?: string): void
  /** All arguments of `rememberLink`, in order. */
  readonly links: (WalletLink | undefined)[]
  /** Number of subscribed listeners. */
  readonly listening: number
  /** The calls of `preload` and `start`, in order. */
  readonly calls: readonly string[]
}

/** A fake WalletConnect connector whose pairing the test sets. With `down`, starting a pairing rejects. */
export function createFakeRelay(pairing: Pairing | 'down' = { status: 'idle' }): FakeRelay {
  let current: Pairing = pairing === 'down' ? { status: 'idle' } : pairing
  const calls: string[] = []
  const listeners = new Set<() => void>()
  const links: (WalletLink | undefined)[] = []
  const throwUnexpected = (): never => {
    throw new Error('Not part of this test.')
  }
  const set = (next: Pairing): void => {
    current = next
    for (const listener of [...listeners]) listener()
  }
  return {
    links,
    calls,
    get listening() {
      return listeners.size
    },
    set,
    ready: (nowMs, uri = PAIRING_URI) =>
      set({ status: 'ready', uri, expiresAtMs: nowMs + PAIRING_LIFETIME_MS }),
    connector: {
      id: 'walletConnect',
      traits: {
        id: 'walletConnect',
        name: 'WalletConnect',
        kind: 'walletConnect',
        namespaces: ['eip155'],
        approval: 'wallet',
      },
      pairing: {
        get: () => current,
        subscribe(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        preload: async () => void calls.push('preload'),
        start: () => {
          calls.push('start')
          return pairing === 'down'
            ? Promise.reject(new Error('The relay is down.'))
            : new Promise(() => undefined)
        },
        reset: async () => set({ status: 'idle' }),
        rememberLink: (link) => void links.push(link),
        openedLink: () => links.at(-1),
      },
      connect: throwUnexpected,
      reconnect: throwUnexpected,
      disconnect: throwUnexpected,
      request: throwUnexpected,
      subscribe: () => undefined,
    },
  }
}

/** The row of the WalletConnect connector in session's list. */
export const relayRow: WalletRow = walletRow('WalletConnect', { id: 'walletConnect', kind: 'walletConnect' })
