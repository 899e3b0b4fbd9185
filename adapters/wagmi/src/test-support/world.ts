// Tabs of one page, each with a Latchkey and a real wagmi of its own, over the same wallets and the same storage.
import { defineContract, definePlugin, type View } from '@latchkey/kernel'
import { createFakeClock } from '@latchkey/kernel/testing'
import { type Config, createStorage } from '@wagmi/core'
import { http } from 'viem'
import { base, gnosis, mainnet } from 'viem/chains'
import { vi } from 'vitest'
import { sol } from '../../../../plugins/session/src/test-support/changing-wallet'
import {
  createFakeConnector,
  type FakeConnector,
} from '../../../../plugins/session/src/test-support/fake-connector'
import {
  createModelWallet,
  type ModelWallet,
} from '../../../../plugins/session/src/test-support/model/model-wallet'
import {
  createSharedStorage,
  type SharedStorage,
} from '../../../../plugins/session/src/test-support/model/shared-storage'
import {
  adapter,
  flushTasks,
  type StartedSession,
  startSession,
} from '../../../../plugins/session/src/test-support/start-session'
import { latchkeyConnector, syncWagmi } from '..'
import { createOtherWallet, type OtherWallet } from './other-connector'
import { warningsDuring } from './warnings-during'

export type Wagmi = typeof import('@wagmi/core')

/** `@wagmi/core` 3, or 2 in the types of 3. */
export const loadWagmi = (release: 2 | 3): Promise<Wagmi> =>
  vi.importActual<Wagmi>(release === 2 ? 'wagmi-core-2' : '@wagmi/core')

export interface Tab {
  readonly session: StartedSession
  readonly config: Config
  /** Resolves when wagmi has tried to reconnect. */
  readonly reconnected: Promise<unknown>
  /** Stops the bridge. `undefined` while there is none. */
  stop: (() => void) | undefined
}

export interface World {
  readonly wagmi: Wagmi
  readonly wallets: Readonly<Record<'a' | 'b', ModelWallet>>
  readonly other: OtherWallet
  readonly storage: SharedStorage
  /** What `localStorage` has of wagmi. */
  readonly stored: Map<string, string>
  readonly tabs: Tab[]
}

interface DialogContract {
  readonly id: 'test/dialog'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: { readonly Connect: View<{ readonly namespace: 'eip155' }> }
}

const dialog = definePlugin(defineContract<DialogContract>('test/dialog', 1), {
  views: { Connect: { title: () => 'Connect', load: async () => ({ default: () => null }) } },
  setup: () => ({}),
})

export async function createWorld(wagmi: Wagmi, tabs: number): Promise<World> {
  const world: World = {
    wagmi,
    wallets: { a: createModelWallet('a'), b: createModelWallet('b') },
    other: createOtherWallet(),
    storage: createSharedStorage(),
    stored: new Map(),
    tabs: [],
  }
  for (let index = 0; index < tabs; index += 1)
    await openTab(world, index, { reconnectOnMount: true, delay: 0 })
  return world
}

export interface PageOptions {
  /** As the property of `WagmiProvider`. */
  readonly reconnectOnMount: boolean
  /** After how many turns of the event loop wallets respond to a silent reconnect. */
  readonly delay: number
}

/** Opens the page of a tab, or again after `closeTab`, as `WagmiProvider` with a bridge below it does. */
export async function openTab(
  world: World,
  index: number,
  { reconnectOnMount, delay }: PageOptions,
): Promise<void> {
  const { wagmi, wallets, other, storage, stored } = world
  const solana = createFakeConnector('s', {
    traits: { namespaces: ['solana'] },
    connect: async () => ({ accounts: [sol], networkIds: { solana: 'solana:main' } }),
    reconnect: async () => ({ accounts: [sol], networkIds: { solana: 'solana:main' } }),
  })
  const session = await startSession({
    connectors: [wallets.a.connectTab(index), wallets.b.connectTab(index), solana].map((one) =>
      late(one, delay),
    ),
    // Gnosis (100) is wagmi's only, Polygon (137) is Latchkey's only.
    adapters: [
      adapter('eip155', ['eip155:1', 'eip155:8453', 'eip155:137']),
      adapter('solana', ['solana:main']),
    ],
    clock: createFakeClock(world.tabs[index]?.session.clock.now() ?? 0),
    ports: { storage: storage.openTab() },
    plugins: [dialog()],
  })
  // Each list has a chain that the other has not.
  const { result: config } = warningsDuring(() =>
    wagmi.createConfig({
      chains: [mainnet, base, gnosis],
      connectors: [latchkeyConnector(session.test.latchkey), other.connector],
      multiInjectedProviderDiscovery: false,
      storage: createStorage({
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
      }),
      transports: { [mainnet.id]: http(), [base.id]: http(), [gnosis.id]: http() },
    }),
  )
  // wagmi reads its storage asynchronously, and React mounts later.
  await turns(1)
  const reconnected = reconnectOnMount ? wagmi.reconnect(config) : Promise.resolve()
  if (!reconnectOnMount) config.setState((state) => ({ ...state, connections: new Map() }))
  world.tabs[index] = { session, config, reconnected, stop: syncWagmi(config) }
}

/** Goes away from the page. */
export async function closeTab(world: World, index: number): Promise<void> {
  const tab = world.tabs[index]
  tab?.stop?.()
  tab?.session.test.latchkey.dispose()
  await flushTasks()
}

export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

const late = (connector: FakeConnector, delay: number): FakeConnector => ({
  ...connector,
  async reconnect(request) {
    await turns(delay)
    return connector.reconnect(request)
  },
})
