import type { Connector, Pairing, WalletLink, WalletRow } from '@latchkey/session/contract'
import { walletRow } from '@latchkey/session/testing'

/** As long as a pairing is. */
export const PAIRING_URI = `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'c9e3a1f4'.repeat(8)}&expiryTimestamp=1893456000`
export const PAIRING_LIFETIME_MS = 240_000

export interface FakeRelay {
  readonly connector: Connector
  set(pairing: Pairing): void
  /** A code that works from now on. */
  ready(nowMs: number, uri?: string): void
  /** Every link the relay was to remember, in order. */
  readonly links: (WalletLink | undefined)[]
  readonly listening: number
  /** 'preload' and 'start', as they came. */
  readonly calls: readonly string[]
}

/** A connector that pairs over a relay, as far as the test says; or whose relay is down. */
export function createFakeRelay(pairing: Pairing | 'down' = { status: 'idle' }): FakeRelay {
  let now: Pairing = pairing === 'down' ? { status: 'idle' } : pairing
  const calls: string[] = []
  const listeners = new Set<() => void>()
  const links: (WalletLink | undefined)[] = []
  const refuse = (): never => {
    throw new Error('Not part of this test.')
  }
  const set = (next: Pairing): void => {
    now = next
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
        get: () => now,
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
      connect: refuse,
      reconnect: refuse,
      disconnect: refuse,
      request: refuse,
      subscribe: () => undefined,
    },
  }
}

/** The row of the relay's connector in the list. */
export const relayRow: WalletRow = walletRow('WalletConnect', { id: 'walletConnect', kind: 'walletConnect' })
