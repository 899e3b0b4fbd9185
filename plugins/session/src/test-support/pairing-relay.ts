import { createMemoryStorage, type MemoryStorage } from '@latchkey/kernel/testing'
import type { ConnectionResult, Pairing, ReconnectRequest } from '../contract'
import { createFakeConnector, type FakeConnector, pending } from './fake-connector'
import { flushTasks, type SessionSetting, type StartedSession, startSession } from './start-session'
import { KEY, storedText } from './stored'

/** When the fake pairing code expires, in milliseconds since the epoch. */
export const UNTIL_MS = 240_000
export const waiting = { connectorId: 'relay', untilMs: UNTIL_MS }

export interface FakePairingRelay {
  readonly connector: FakeConnector
  /** The requests of `reconnect` so far. */
  readonly asked: ReconnectRequest[]
  /** The outcome of `connect`. */
  readonly connects: ReturnType<typeof pending<ConnectionResult>>
  /** The outcome of `reconnect`. */
  readonly returns: ReturnType<typeof pending<ConnectionResult | undefined>>
  /** Changes the state of the pairing. */
  show(pairing: Pairing): void
}

/** A fake connector with pairing. The test resolves or rejects its `connect` and `reconnect`. */
export function createRelay(): FakePairingRelay {
  const asked: ReconnectRequest[] = []
  const connects = pending<ConnectionResult>()
  const returns = pending<ConnectionResult | undefined>()
  const listeners = new Set<() => void>()
  let shown: Pairing = { status: 'idle' }
  const connector: FakeConnector = {
    ...createFakeConnector('relay', { connect: () => connects.promise }),
    reconnect(request) {
      asked.push(request)
      return returns.promise
    },
    pairing: {
      get: () => shown,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      preload: async () => undefined,
      start: async () => '',
      reset: async () => undefined,
      rememberLink: () => undefined,
      openedLink: () => undefined,
    },
  }
  const show = (pairing: Pairing): void => {
    shown = pairing
    for (const listener of listeners) listener()
  }
  return { connector, asked, connects, returns, show }
}

export const code: Extract<Pairing, { readonly status: 'ready' }> = {
  status: 'ready',
  uri: 'wc:code',
  expiresAtMs: UNTIL_MS,
}
export const storedPending = (changes: object = { pendingPairing: waiting }): MemoryStorage =>
  createMemoryStorage({ [KEY]: storedText([], changes) })
export const kept = (storage: MemoryStorage): unknown =>
  JSON.parse(storage.entries.get(KEY) ?? 'null')?.state.pendingPairing

export function start(
  relay: FakePairingRelay,
  storage: MemoryStorage,
  setting: SessionSetting = {},
): Promise<StartedSession> {
  const connectors = [relay.connector, createFakeConnector('extension')]
  return startSession({ connectors, storage, ...setting })
}

/** Starts a session in which the pairing code is shown and `connect` is pending. */
export async function showCode(relay: FakePairingRelay, storage: MemoryStorage): Promise<StartedSession> {
  const session = await start(relay, storage)
  session.api.connect('relay').catch(() => undefined)
  await flushTasks()
  relay.show(code)
  await flushTasks()
  return session
}
