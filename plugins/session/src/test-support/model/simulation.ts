import { createFakeClock } from '@latchkey/kernel/testing'
import { type NetworkId, type SessionState, sessionContract } from '../../contract'
import type { FakeConnector } from '../fake-connector'
import { adapter, flushTasks, type StartedSession, startSession } from '../start-session'
import { assertInvariant, findContradiction } from './assert-invariant'
import { createModelWallet, type ModelWallet, type OpenRequest } from './model-wallet'
import { createSharedStorage, type SharedStorage, type TabStorage } from './shared-storage'
import { IDS, type Id } from './steps'

/** One tab with a page on which a session runs. */
export interface Tab {
  readonly session: StartedSession
  readonly connectors: Readonly<Record<Id, FakeConnector>>
  readonly storage: TabStorage
  /** The wallets that are listed on this page. */
  readonly listed: Set<Id>
  /** Contradictions in the state, found at every change. */
  readonly contradictions: readonly string[]
  /** The open request of the newest attempt; `undefined` if that has ended. */
  openRequest: OpenRequest | undefined
  /** The outcome of the newest attempt: 'open', 'connected' or the code of an error. */
  attempt: { outcome: string }
}

/** What a random walk runs in: wallets and storage that are shared by the tabs. */
export interface Simulation {
  readonly wallets: Readonly<Record<Id, ModelWallet>>
  readonly sharedStorage: SharedStorage
  readonly tabs: Tab[]
  /** Every promise that was returned to the page. Rejections are converted to values. */
  readonly outcomes: Promise<unknown>[]
}

/** The configured networks: mainnet and Base. */
export const configured: readonly NetworkId[] = ['eip155:1', 'eip155:8453']
const evm = adapter('eip155', configured)

export async function createSimulation(tabs: number): Promise<Simulation> {
  const wallets = { a: createModelWallet('a'), b: createModelWallet('b'), c: createModelWallet('c') }
  const simulation: Simulation = { wallets, sharedStorage: createSharedStorage(), tabs: [], outcomes: [] }
  for (let index = 0; index < tabs; index += 1) await openTab(simulation, index, [])
  return simulation
}

/** Opens the page of a tab, or opens it again after `closeTab`. */
export async function openTab(simulation: Simulation, index: number, late: readonly Id[]): Promise<void> {
  const connectors = {
    a: simulation.wallets.a.connectTab(index),
    b: simulation.wallets.b.connectTab(index),
    c: simulation.wallets.c.connectTab(index),
  }
  const listed = new Set(IDS.filter((id) => !late.includes(id)))
  const storage = simulation.sharedStorage.openTab()
  const session = await startSession({
    connectors: [...listed].map((id) => connectors[id]),
    adapters: [evm],
    clock: createFakeClock(simulation.tabs[index]?.session.clock.now() ?? 0),
    ports: { storage },
  })
  const contradictions: string[] = []
  const look = (state: SessionState): void => {
    const wrong = findContradiction(state)
    if (wrong !== undefined) contradictions.push(wrong)
  }
  // Checks every change of the state, not only the state after a step.
  session.test.latchkey.watch(sessionContract, (state) => state, look, { immediate: true })
  simulation.tabs[index] = {
    session,
    connectors,
    storage,
    listed,
    contradictions,
    openRequest: undefined,
    attempt: { outcome: '' },
  }
}

/** Disposes the page of a tab, and checks that no timer and no listener is left. */
export async function closeTab(simulation: Simulation, index: number): Promise<void> {
  const tab = simulation.tabs[index]
  if (!tab) return
  const { session, connectors, storage } = tab
  session.test.latchkey.dispose()
  await flushTasks()
  assertInvariant(session.clock.waiting === 0, 'a timer is left', session.clock.waiting)
  assertInvariant(
    session.test.browser.listening === 0,
    'a page listener is left',
    session.test.browser.listening,
  )
  assertInvariant(storage.listening === 0, 'a storage listener is left')
  for (const id of IDS)
    assertInvariant(connectors[id].observers.size === 0, 'a listener is left at a wallet', id)
  assertInvariant(session.test.failures.length === 0, 'a plugin failed', session.test.failures)
  assertInvariant(session.test.errors.length === 0, 'an error was reported', session.test.errors)
}
