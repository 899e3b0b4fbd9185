import type { ModelWallet } from './model-wallet'
import { IDS, type Id } from './steps'
import type { World } from './world'

/** How a wallet that is not connected may reconnect by itself. 'perhaps': one of the tabs may be subscribed. */
export type Way = 'account' | 'appearing' | 'perhaps'

/** The expected state, from the documents. Tabs agree, so there is one for all of them. */
export interface Expectation {
  readonly connected: Set<Id>
  /** Stored for the next visit. */
  readonly remembered: Set<Id>
  /** The wallet of each tab's pending attempt. */
  readonly wanted: (Id | undefined)[]
  readonly watched: Map<Id, Way>
  /** Waited for silently until this time, because it has not appeared. `shown`: the status is 'reconnecting'. */
  readonly awaited: Map<Id, { readonly untilMs: number; readonly shown: boolean }>
  /** Each tab's active wallet; `undefined` when the walk does not determine it. */
  readonly active: (Id | undefined)[]
  /** Both outcomes are right for these; the model takes what the state has. */
  readonly open: Set<Id>
  /** Connected in another tab during this tab's attempt: it may follow at once or with the next change. */
  readonly behind: Set<Id>[]
}

export function expectNothing(tabs: number): Expectation {
  const none = Array.from({ length: tabs }, () => undefined)
  return {
    connected: new Set(),
    remembered: new Set(),
    wanted: [...none],
    watched: new Map(),
    awaited: new Map(),
    active: [...none],
    open: new Set(),
    behind: none.map(() => new Set<Id>()),
  }
}

export const RESUME_MS = 5_000

/** A silent reconnect starts. */
export function triesAgain(world: World, expected: Expectation, wallet: ModelWallet, shown: boolean): void {
  const { id } = wallet
  const [first] = world.tabs
  expected.watched.delete(id)
  if (first && !first.listed.has(id)) {
    expected.awaited.set(id, { untilMs: first.session.clock.now() + RESUME_MS, shown })
    return
  }
  expected.awaited.delete(id)
  if (wallet.names) {
    connects(expected, id)
    return
  }
  if (!(wallet.allowed && wallet.manners.reportsLocked)) expected.remembered.delete(id)
  expected.watched.set(id, 'account')
}

export function connects(expected: Expectation, id: Id): void {
  expected.connected.add(id)
  expected.remembered.add(id)
  expected.watched.delete(id)
  expected.active.forEach((active, tab) => {
    if (expected.connected.size === 1 && expected.awaited.size === 0) expected.active[tab] = id
    else if (active === undefined) expected.active[tab] = undefined
  })
}

/** The wallet reported an account: tabs that wait for it reconnect. */
export function namesAccount(world: World, expected: Expectation, wallet: ModelWallet): void {
  const { id } = wallet
  const mode = expected.watched.get(id)
  if (expected.connected.has(id) || (mode !== 'account' && mode !== 'perhaps')) return
  const asking = expected.wanted.filter((wanted) => wanted === id).length
  // The connector of a pending attempt reports for the wallet.
  if (asking === expected.wanted.length) return
  if (asking > 0 || mode === 'perhaps') expected.open.add(id)
  else triesAgain(world, expected, wallet, false)
}

/** The wallet reported that it has no account any more. */
export function namesNobody(world: World, expected: Expectation, wallet: ModelWallet): void {
  const { id } = wallet
  if (!expected.connected.has(id)) return
  leaves(expected, id)
  triesAgain(world, expected, wallet, false)
  if (world.tabs.length > 1 && !(wallet.allowed && wallet.manners.reportsLocked && !isAsked(expected, id)))
    expected.watched.set(id, 'perhaps')
}

export function leaves(expected: Expectation, id: Id): void {
  expected.connected.delete(id)
  const [last] = expected.connected
  expected.active.forEach((active, tab) => {
    if (active !== id) return
    expected.active[tab] = expected.connected.size === 1 ? last : undefined
  })
}

export function forgets(expected: Expectation, id: Id, tabs: number): void {
  const mayStay = tabs > 1 && (expected.connected.has(id) || expected.watched.has(id))
  leaves(expected, id)
  expected.remembered.delete(id)
  expected.awaited.delete(id)
  if (mayStay) expected.watched.set(id, 'perhaps')
  else expected.watched.delete(id)
}

/** The user of a tab started another action. */
export function wants(expected: Expectation, tab: number, id: Id | undefined): void {
  const before = expected.wanted[tab]
  if (before !== undefined && before !== id && expected.connected.has(before)) {
    expected.behind[tab]?.add(before)
    expected.active.fill(undefined)
  }
  expected.wanted[tab] = id
}

const isAsked = (expected: Expectation, id: Id): boolean => expected.wanted.includes(id)

/** What a tab is expected to show as connected; the ids in `behind` and `open` are left out. */
export function connectedIn(expected: Expectation, tab: number): readonly Id[] {
  return IDS.filter((id) => expected.connected.has(id) && expected.wanted[tab] !== id)
}
