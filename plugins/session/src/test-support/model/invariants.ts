import type { Connection, SessionState } from '../../contract'
import { sessionStatus } from '../../contract/active-selectors'
import { assertInvariant, isActiveReconnecting, same } from './assert-invariant'
import { connectedIn, type Expectation } from './expectation'
import { readRemembered, type StepEffects } from './perform'
import type { Simulation, Tab } from './simulation'
import { IDS, type Id } from './steps'

/** The values before a step, which are compared with those after it. */
export interface Snapshot {
  readonly states: readonly SessionState[]
  readonly prompts: number
  readonly writes: number
}

/** More writes than any single step needs in both tabs, for a connection, its network and what is active. */
const WRITES_PER_STEP = 8

const promptsOf = ({ wallets }: Simulation): number => IDS.reduce((sum, id) => sum + wallets[id].prompts, 0)

export function takeSnapshot(simulation: Simulation): Snapshot {
  return {
    states: simulation.tabs.map(({ session }) => session.state()),
    prompts: promptsOf(simulation),
    writes: simulation.sharedStorage.writes,
  }
}

/** Checks the invariants after a step, when no work is pending. */
export function checkInvariants(
  simulation: Simulation,
  expected: Expectation,
  before: Snapshot,
  effects: StepEffects,
): void {
  acceptOpenOutcomes(simulation, expected)
  assertInvariant(
    promptsOf(simulation) - before.prompts === effects.prompts,
    'another number of prompts than expected',
    effects,
  )
  assertInvariant(
    simulation.sharedStorage.writes - before.writes <= WRITES_PER_STEP,
    'too many writes: tabs react to each other',
  )
  simulation.tabs.forEach((tab, index) => {
    const state = tab.session.state()
    checkConnections(simulation, expected, tab, index)
    checkUntouchedConnections(state, index === effects.reloaded ? undefined : before.states[index], effects)
    checkConsistency(expected, tab, index)
    checkSubscriptions(tab)
    const due = effects.endedAttempt?.tab === index ? effects.endedAttempt.outcome : undefined
    const { outcome } = tab.attempt
    if (due !== undefined) assertInvariant(outcome === due, 'the attempt ended otherwise', outcome, due)
    else if (expected.connecting[index] !== undefined)
      assertInvariant(outcome === 'open', 'the attempt ended', outcome)
  })
  checkStorage(simulation, expected)
}

const isConnected = (connection: Connection | undefined): boolean => connection?.status === 'connected'

/** For wallets in `undecided` and `behind`, the model takes over what the state has. */
function acceptOpenOutcomes(simulation: Simulation, expected: Expectation): void {
  for (const id of expected.undecided) {
    const seen = simulation.tabs.some(({ session }) => isConnected(session.state().connections[id]))
    if (seen === expected.connected.has(id)) continue
    if (seen) {
      expected.connected.add(id)
      expected.remembered.add(id)
    } else expected.connected.delete(id)
    expected.active.fill(undefined)
  }
  expected.undecided.clear()
  simulation.tabs.forEach(({ session }, index) => {
    for (const id of expected.behind[index] ?? [])
      if (isConnected(session.state().connections[id]) === expected.connected.has(id))
        expected.behind[index]?.delete(id)
  })
}

/** The expected wallets are connected, each with its own account and network. */
function checkConnections(
  simulation: Simulation,
  expected: Expectation,
  { session }: Tab,
  index: number,
): void {
  const { connections } = session.state()
  const behind = expected.behind[index] ?? new Set<Id>()
  const shown = IDS.filter((id) => isConnected(connections[id]) && !behind.has(id))
  const due = connectedIn(expected, index).filter((id) => !behind.has(id))
  assertInvariant(same(shown, due), `tab ${index}: connected, and to be connected:`, shown, due)
  for (const id of IDS) {
    const connection = connections[id]
    if (!connection) continue
    const wallet = simulation.wallets[id]
    if (connection.status === 'connected') {
      const { accounts, networkIds, wallet: info } = connection
      const shown = { accounts, networkIds, ...(info ? { wallet: info } : {}) }
      assertInvariant(same(shown, wallet.answer()), 'differs from what the wallet reports', connection)
      assertInvariant(wallet.reportsAccount, 'connected to a wallet that grants no account', id)
    } else if (connection.status === 'connecting')
      assertInvariant(expected.connecting[index] === id, 'connecting without a call of connect', id)
    else
      assertInvariant(
        expected.awaited.get(id)?.shown === true,
        'reconnecting a wallet that is not waited for',
        id,
      )
  }
}

/** Connections that the step does not touch stay the same object. */
function checkUntouchedConnections(
  state: SessionState,
  before: SessionState | undefined,
  { touched }: StepEffects,
): void {
  if (!before) return
  for (const id of IDS)
    if (!touched.includes(id) && isConnected(before.connections[id]))
      assertInvariant(state.connections[id] === before.connections[id], 'another connection was touched', id)
}

/** Status, active account, providers and events are consistent. */
function checkConsistency(expected: Expectation, { session, contradictions }: Tab, index: number): void {
  const state = session.state()
  assertInvariant(contradictions.length === 0, 'seen during the step:', contradictions)
  const active = session.api.active()
  const shown = Object.values(state.connections).filter(isConnected)
  if (!isActiveReconnecting(state))
    assertInvariant(
      (active !== undefined) === shown.length > 0,
      'active without a connection, or the reverse',
      state,
    )
  const due = expected.active[index]
  if (due !== undefined && isConnected(state.connections[due]))
    assertInvariant(active?.connectionId === due, 'another one is active', active?.connectionId, due)
  for (const id of IDS)
    assertInvariant(
      (session.api.provider(id) !== undefined) === isConnected(state.connections[id]),
      'provider',
      id,
    )
  const waits = expected.connecting[index] !== undefined
  if (shown.length === 0 && waits)
    assertInvariant(sessionStatus(state) === 'connecting', 'not connecting', state)
  const emitted = new Set<string>()
  for (const [name, { connectionId }] of connectionEvents(session.events))
    if (name === 'session:connected') emitted.add(connectionId)
    else emitted.delete(connectionId)
  assertInvariant(
    same([...emitted].sort(), shown.map(({ id }) => id).sort()),
    'events report something else',
    [...emitted],
  )
}

type Events = Tab['session']['events']

function connectionEvents(events: Events): readonly (readonly [string, { readonly connectionId: string }])[] {
  return events.flatMap(([name, payload]) =>
    (name === 'session:connected' || name === 'session:disconnected') && 'connectionId' in payload
      ? [[name, payload] as const]
      : [],
  )
}

/** Each wallet has at most one listener: that of its connection or of a pending reconnect. */
function checkSubscriptions({ session, connectors }: Tab): void {
  for (const id of IDS) {
    const listeners = connectors[id].observers.size
    assertInvariant(listeners <= 1, 'a wallet has two subscriptions', id)
    if (isConnected(session.state().connections[id]))
      assertInvariant(listeners === 1, 'a wallet has no subscription', id)
  }
}

/** Storage has the same connections as the state. */
function checkStorage(simulation: Simulation, expected: Expectation): void {
  const [first, ...others] = simulation.tabs.map(({ session }) =>
    IDS.filter((id) => session.state().remembered.some(({ connectorId }) => connectorId === id)),
  )
  if (!first) return
  for (const other of others)
    assertInvariant(same(first, other), 'tabs remember different wallets', first, other)
  for (const id of expected.connected) assertInvariant(first.includes(id), 'connected and not remembered', id)
  if (simulation.tabs.length === 1)
    assertInvariant(same(first, [...expected.remembered].sort()), 'remembered', first, expected.remembered)
  if (simulation.sharedStorage.trusted)
    assertInvariant(
      same(readRemembered(simulation.sharedStorage.text()), first),
      'storage differs from the state',
      simulation.sharedStorage.text(),
    )
}
