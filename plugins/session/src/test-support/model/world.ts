import { createFakeClock } from '@latchkey/kernel/testing'
import { type NetworkId, type SessionState, sessionContract } from '../../contract'
import type { FakeConnector } from '../fake-connector'
import { adapter, flushTasks, type StartedSession, startSession } from '../start-session'
import { claim, seemsWrong } from './claim'
import { createDisk, type Disk, type TabStorage } from './disk'
import { createModelWallet, type ModelWallet, type OpenRequest } from './model-wallet'
import { IDS, type Id } from './steps'

/** One page with the toolkit on it. */
export interface Tab {
  readonly session: StartedSession
  readonly connectors: Readonly<Record<Id, FakeConnector>>
  readonly storage: TabStorage
  /** Wallets that have appeared on this page. */
  readonly listed: Set<Id>
  /** Contradictions seen at any moment. */
  readonly contradictions: readonly string[]
  /** The open request of the newest attempt, while it counts. */
  question: OpenRequest | undefined
  /** The outcome of the newest attempt: 'open', 'connected' or the code of an error. */
  attempt: { outcome: string }
}

export interface World {
  readonly wallets: Readonly<Record<Id, ModelWallet>>
  readonly disk: Disk
  readonly tabs: Tab[]
  /** Every promise given to the page; rejections are outcomes. */
  readonly outcomes: Promise<unknown>[]
}

/** Configured on the page: mainnet and Base. */
export const configured: readonly NetworkId[] = ['eip155:1', 'eip155:8453']
const evm = adapter('eip155', configured)

export async function openWorld(tabs: number): Promise<World> {
  const wallets = { a: createModelWallet('a'), b: createModelWallet('b'), c: createModelWallet('c') }
  const world: World = { wallets, disk: createDisk(), tabs: [], outcomes: [] }
  for (let index = 0; index < tabs; index += 1) await openTab(world, index, [])
  return world
}

/** Opens a page, or reloads it: the earlier one is stopped. */
export async function openTab(world: World, index: number, late: readonly Id[]): Promise<void> {
  const connectors = {
    a: world.wallets.a.connectTab(index),
    b: world.wallets.b.connectTab(index),
    c: world.wallets.c.connectTab(index),
  }
  const listed = new Set(IDS.filter((id) => !late.includes(id)))
  const storage = world.disk.openTab()
  const session = await startSession({
    connectors: [...listed].map((id) => connectors[id]),
    adapters: [evm],
    clock: createFakeClock(world.tabs[index]?.session.clock.now() ?? 0),
    ports: { storage },
  })
  const contradictions: string[] = []
  const look = (state: SessionState): void => {
    const wrong = seemsWrong(state)
    if (wrong !== undefined) contradictions.push(wrong)
  }
  // At every change, not only when no work is pending.
  session.test.latchkey.watch(sessionContract, (state) => state, look, { immediate: true })
  world.tabs[index] = {
    session,
    connectors,
    storage,
    listed,
    contradictions,
    question: undefined,
    attempt: { outcome: '' },
  }
}

/** Stops a page and checks that it left nothing behind. */
export async function closeTab(world: World, index: number): Promise<void> {
  const tab = world.tabs[index]
  if (!tab) return
  const { session, connectors, storage } = tab
  session.test.latchkey.dispose()
  await flushTasks()
  claim(session.clock.waiting === 0, 'a timer is left', session.clock.waiting)
  claim(session.test.browser.listening === 0, 'a page listener is left', session.test.browser.listening)
  claim(storage.listening === 0, 'a storage listener is left')
  for (const id of IDS) claim(connectors[id].observers.size === 0, 'a listener is left at a wallet', id)
  claim(session.test.failures.length === 0, 'a plugin failed', session.test.failures)
  claim(session.test.errors.length === 0, 'an error was reported', session.test.errors)
}
