import type { Clock } from '@latchkey/kernel'
import {
  createFakeBrowser,
  createFakeClock,
  createMemoryStorage,
  createRecordingLogger,
  type FakeClock,
  type MemoryStorage,
} from '@latchkey/kernel/testing'
import type {
  ConnectorListener,
  ConnectRequest,
  Network,
  Pairing,
  SignInRequest,
} from '@latchkey/session/contract'
import type { RelayConnectorWork } from '../create-connector'
import { createRelayConnector } from '../relay-connector'
import { createFakeRelay, type FakeRelay, sessionOf } from './fake-relay'

const networkOf = (id: Network['id']): Network => ({
  id,
  namespace: 'eip155',
  name: id,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://rpc.example'],
})
export const ethereum: Network = networkOf('eip155:1')
export const base: Network = networkOf('eip155:8453')

export interface FakeWork {
  readonly work: RelayConnectorWork
  readonly relay: FakeRelay
  readonly clock: FakeClock
  /** The published states of the attempt, the oldest first. */
  readonly shown: Pairing[]
  readonly deepLinks: Map<string, string>
  /** Instances of the relay library that were made. */
  readonly made: number
  dispose(): void
}

export interface FakeWorkParts {
  readonly relay?: FakeRelay
  readonly networks?: readonly Network[]
  readonly storage?: MemoryStorage
  readonly listeners?: Set<ConnectorListener>
  readonly signInRequest?: (signal: AbortSignal) => Promise<SignInRequest | undefined>
  readonly createClient?: (relay: FakeRelay) => Promise<FakeRelay['client']>
}

export function createFakeWork({
  relay = createFakeRelay(),
  networks = [ethereum, base],
  storage = createMemoryStorage(),
  listeners = new Set(),
  createClient = async (given) => given.client,
  signInRequest = async () => undefined,
}: FakeWorkParts = {}): FakeWork {
  const clock: FakeClock & Clock = createFakeClock()
  const shown: Pairing[] = [{ status: 'idle' }]
  const deepLinks = new Map<string, string>()
  const cleanups: (() => void)[] = []
  let made = 0
  const localStorage = {
    setItem: (key: string, value: string) => void deepLinks.set(key, value),
    removeItem: (key: string) => void deepLinks.delete(key),
  }
  const work = createRelayConnector({
    clock,
    browser: createFakeBrowser({ properties: { localStorage } }),
    logger: createRecordingLogger(),
    show: (pairing) => void shown.push(pairing),
    namespaces: undefined,
    keep: storage,
    listeners,
    networks: () => networks,
    async requestNode({ method }, { id }) {
      return method === 'eth_call' ? { answer: `${method} on ${id}` } : undefined
    },
    signInRequest,
    preload: async () => undefined,
    createClient() {
      made += 1
      return createClient(relay)
    },
    onDispose: (cleanup) => void cleanups.push(cleanup),
  })
  return {
    work,
    relay,
    clock,
    shown,
    deepLinks,
    get made() {
      return made
    },
    dispose() {
      for (const cleanup of cleanups) cleanup()
    },
  }
}

export const ask = (signal: AbortSignal = new AbortController().signal): ConnectRequest => ({
  namespaces: ['eip155'],
  networkId: undefined,
  signal,
})

/** Connected with the first proposal. */
export async function connected(session = sessionOf(), parts: FakeWorkParts = {}): Promise<FakeWork> {
  const fake = createFakeWork(parts)
  const connecting = fake.work.connect(ask())
  await fake.work.start()
  fake.relay.proposals[0]?.approve(session)
  await connecting
  return fake
}
