import type { ModelWallet } from './model-wallet'
import type { Simulation } from './simulation'
import { IDS, type Id } from './steps'

/**
 * What makes a wallet that is not connected reconnect: 'account', when it reports an account; 'appearing', when it is
 * listed; 'perhaps', if one of the tabs happens to be subscribed to it.
 */
export type ReconnectTrigger = 'account' | 'appearing' | 'perhaps'

/** The expected state. Tabs have to agree, so there is one for all of them. */
export interface Expectation {
  readonly connected: Set<Id>
  /** Stored for the next visit. */
  readonly remembered: Set<Id>
  /** The account with which a wallet was connected last. */
  readonly lastAccounts: Map<Id, string>
  /** The wallet of each tab's pending attempt. */
  readonly connecting: (Id | undefined)[]
  readonly mayReconnect: Map<Id, ReconnectTrigger>
  /** Wallets that have not appeared and are waited for until a time. `shown`: the status is 'reconnecting'. */
  readonly awaited: Map<Id, { readonly untilMs: number; readonly shown: boolean }>
  /** The active wallet of each tab; `undefined` if the walk does not determine it. */
  readonly active: (Id | undefined)[]
  /** Wallets for which connected and not connected are both right. The model takes over what the state has. */
  readonly undecided: Set<Id>
  /** Wallets that another tab connected during this tab's attempt: this tab may connect at once or with the next change. */
  readonly behind: Set<Id>[]
}

export function expectNothing(tabs: number): Expectation {
  const none = Array.from({ length: tabs }, () => undefined)
  return {
    connected: new Set(),
    remembered: new Set(),
    lastAccounts: new Map(),
    connecting: [...none],
    mayReconnect: new Map(),
    awaited: new Map(),
    active: [...none],
    undecided: new Set(),
    behind: none.map(() => new Set<Id>()),
  }
}

export const RESUME_MS = 5_000

/** A silent reconnect has started. */
export function expectReconnect(
  simulation: Simulation,
  expected: Expectation,
  wallet: ModelWallet,
  shown: boolean,
): void {
  const { id } = wallet
  const [first] = simulation.tabs
  expected.mayReconnect.delete(id)
  if (first && !first.listed.has(id)) {
    expected.awaited.set(id, { untilMs: first.session.clock.now() + RESUME_MS, shown })
    return
  }
  expected.awaited.delete(id)
  if (wallet.reportsAccount) {
    expectConnected(expected, wallet)
    return
  }
  if (!(wallet.allowed && wallet.behaviour.reportsLocked)) expected.remembered.delete(id)
  expected.mayReconnect.set(id, 'account')
}

export function expectConnected(expected: Expectation, { id, account }: ModelWallet): void {
  expected.lastAccounts.set(id, account.address)
  expected.connected.add(id)
  expected.remembered.add(id)
  expected.mayReconnect.delete(id)
  expected.active.forEach((active, tab) => {
    if (expected.connected.size === 1 && expected.awaited.size === 0) expected.active[tab] = id
    else if (active === undefined) expected.active[tab] = undefined
  })
}

/** The wallet has reported an account: tabs that wait for it reconnect. */
export function expectAccountReported(
  simulation: Simulation,
  expected: Expectation,
  wallet: ModelWallet,
): void {
  const { id } = wallet
  const mode = expected.mayReconnect.get(id)
  if (expected.connected.has(id) || (mode !== 'account' && mode !== 'perhaps')) return
  const asking = expected.connecting.filter((connecting) => connecting === id).length
  // In a tab with a pending attempt, the attempt gets the account.
  if (asking === expected.connecting.length) return
  // A forgotten wallet returns with another account only where the user has connected it since the page was loaded.
  const isOther = !expected.remembered.has(id) && expected.lastAccounts.get(id) !== wallet.account.address
  if (asking > 0 || mode === 'perhaps' || isOther) expected.undecided.add(id)
  else expectReconnect(simulation, expected, wallet, false)
}

/** The wallet has reported that it has no account any more. */
export function expectNoAccountReported(
  simulation: Simulation,
  expected: Expectation,
  wallet: ModelWallet,
): void {
  const { id } = wallet
  if (!expected.connected.has(id)) return
  expectDisconnected(expected, id)
  expectReconnect(simulation, expected, wallet, false)
  if (
    simulation.tabs.length > 1 &&
    !(wallet.allowed && wallet.behaviour.reportsLocked && !isConnecting(expected, id))
  )
    expected.mayReconnect.set(id, 'perhaps')
}

export function expectDisconnected(expected: Expectation, id: Id): void {
  expected.connected.delete(id)
  const [last] = expected.connected
  expected.active.forEach((active, tab) => {
    if (active !== id) return
    expected.active[tab] = expected.connected.size === 1 ? last : undefined
  })
}

export function expectForgotten(expected: Expectation, id: Id, tabs: number): void {
  const mayStay = tabs > 1 && (expected.connected.has(id) || expected.mayReconnect.has(id))
  expectDisconnected(expected, id)
  expected.remembered.delete(id)
  expected.awaited.delete(id)
  if (mayStay) expected.mayReconnect.set(id, 'perhaps')
  else expected.mayReconnect.delete(id)
}

/** The user of a tab has started to connect a wallet, or has ended the attempt (`undefined`). */
export function expectAttempt(expected: Expectation, tab: number, id: Id | undefined): void {
  const before = expected.connecting[tab]
  if (before !== undefined && before !== id && expected.connected.has(before)) {
    expected.behind[tab]?.add(before)
    expected.active.fill(undefined)
  }
  expected.connecting[tab] = id
}

const isConnecting = (expected: Expectation, id: Id): boolean => expected.connecting.includes(id)

/** The wallets that are expected to be connected in a tab. */
export function connectedIn(expected: Expectation, tab: number): readonly Id[] {
  return IDS.filter((id) => expected.connected.has(id) && expected.connecting[tab] !== id)
}
