import { defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import {
  createFakeClock,
  createMemoryStorage,
  createTestLatchkey,
  type TestLatchkey,
  type TestLatchkeyOptions,
} from '@latchkey/kernel/testing'
import {
  type ChainAdapter,
  type Connector,
  chainAdapters,
  connectors,
  type Network,
  type NetworkId,
  type SessionApi,
  type SessionEvents,
  type SessionState,
  sessionContract,
} from '../contract'
// Imported statically, so that later dynamic imports of them need only event loop ticks and no compilation.
import '../controller'
import type { SessionOptions } from '../options'
import '../storage/stored-state'
import { session } from '../plugin'
import '../wallets/sync-wallets'

export function network(id: NetworkId): Network {
  const [namespace = ''] = id.split(':')
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  return { id, namespace, name: id, nativeCurrency, rpcUrls: ['https://rpc.example'] }
}

export function adapter(namespace: string, networks: readonly NetworkId[] = []): ChainAdapter {
  return {
    id: namespace,
    namespace,
    networks: networks.map(network),
    isAddress: (text) => text.length > 2,
    capabilities: async () => ({}),
  }
}

interface WalletsContract {
  readonly id: 'test/wallets'
  readonly api: { announce(connector: Connector): void; remove(id: string): void }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const walletsContract = /* @__PURE__ */ defineContract<WalletsContract>('test/wallets', 1)

/** A plugin that adds chain adapters and connectors. */
function wallets(given: readonly Connector[], adapters: readonly ChainAdapter[]): Plugin {
  return definePlugin(walletsContract, {
    dependsOn: [sessionContract],
    setup(ctx) {
      for (const one of adapters) ctx.fill(chainAdapters, one)
      const filled = new Map(given.map((one) => [one.id, ctx.fill(connectors, one)]))
      return {
        announce: (one) => void filled.set(one.id, ctx.fill(connectors, one)),
        remove: (id) => filled.get(id)?.remove(),
      }
    },
  })()
}

export interface StartedSession extends Pick<TestLatchkey, 'clock' | 'storage' | 'logger' | 'notices'> {
  readonly test: TestLatchkey
  readonly api: SessionApi
  readonly events: readonly (readonly [keyof SessionEvents, SessionEvents[keyof SessionEvents]])[]
  state(): SessionState
  announce(connector: Connector): void
  remove(id: string): void
  stop(): void
  start(): void
}

export interface SessionSetting extends Omit<Partial<TestLatchkeyOptions>, 'plugins'> {
  readonly connectors?: readonly Connector[]
  readonly adapters?: readonly ChainAdapter[]
  readonly options?: SessionOptions
  readonly plugins?: readonly Plugin[]
}

export const eventNames = [
  'session:connected',
  'session:connect-failed',
  'session:disconnect-failed',
  'session:disconnected',
  'session:account-changed',
  'session:network-changed',
] as const satisfies readonly (keyof SessionEvents)[]

/** Starts a session on fake ports. Default networks: eip155:1 and eip155:8453. */
export async function startSession(setting: SessionSetting = {}): Promise<StartedSession> {
  const { connectors: given = [], options = {}, plugins = [], ...rest } = setting
  const adapters = setting.adapters ?? [adapter('eip155', ['eip155:1', 'eip155:8453'])]
  const test = createTestLatchkey({
    clock: createFakeClock(),
    storage: createMemoryStorage(),
    ...rest,
    plugins: [session(options), wallets(given, adapters), ...plugins],
  })
  const { latchkey } = test
  const events: (readonly [keyof SessionEvents, SessionEvents[keyof SessionEvents]])[] = []
  for (const name of eventNames)
    latchkey.on(name, (payload: SessionEvents[typeof name]) => void events.push([name, payload]))
  let stop = latchkey.start()
  await flushTasks()
  const { announce, remove } = latchkey.get(walletsContract)
  return {
    ...test,
    notices: test.notices,
    test,
    api: latchkey.get(sessionContract),
    events,
    state: () => latchkey.read(sessionContract),
    announce,
    remove,
    stop: () => stop(),
    start: () => {
      stop = latchkey.start()
    },
  }
}

/** Resolves after pending imports, storage accesses and promises. */
export async function flushTasks(): Promise<void> {
  // Dynamic imports take real ticks of the event loop, not only microtasks.
  for (let count = 0; count < 3; count += 1) await new Promise((resolve) => setImmediate(resolve))
}
