import type { Connection, SessionState } from '../../contract'
import { sessionStatus } from '../../contract/active-selectors'
import { awaitsChoice, claim, same } from './claim'
import { connectedIn, type Expectation } from './expectation'
import { type Reach, readRemembered } from './perform'
import { IDS, type Id } from './steps'
import type { Tab, World } from './world'

/** The values compared with those before the step. */
export interface Before {
  readonly states: readonly SessionState[]
  readonly prompts: number
  readonly writes: number
}

/** More than any single step needs: a connection, its network, what is active, in both tabs. */
const WRITES_PER_STEP = 8

const promptsOf = ({ wallets }: World): number => IDS.reduce((sum, id) => sum + wallets[id].prompts, 0)

export function lookBefore(world: World): Before {
  return {
    states: world.tabs.map(({ session }) => session.state()),
    prompts: promptsOf(world),
    writes: world.disk.writes,
  }
}

/** The invariants whenever no work is pending. */
export function check(world: World, expected: Expectation, before: Before, reach: Reach): void {
  acceptOpenOutcomes(world, expected)
  claim(promptsOf(world) - before.prompts === reach.prompts, 'prompts without a click', reach)
  claim(world.disk.writes - before.writes <= WRITES_PER_STEP, 'tabs answer each other')
  world.tabs.forEach((tab, index) => {
    const state = tab.session.state()
    showsWhatIs(world, expected, tab, index)
    keepsTheOthers(state, index === reach.reloaded ? undefined : before.states[index], reach)
    agreesWithItself(expected, tab, index)
    isSubscribedOnce(tab)
    const due = reach.answered?.tab === index ? reach.answered.outcome : undefined
    const { outcome } = tab.attempt
    if (due !== undefined) claim(outcome === due, 'the attempt ended otherwise', outcome, due)
    else if (expected.wanted[index] !== undefined) claim(outcome === 'open', 'the attempt ended', outcome)
  })
  isStored(world, expected)
}

const isConnected = (connection: Connection | undefined): boolean => connection?.status === 'connected'

/** Where both outcomes are right, the model takes what the state has. */
function acceptOpenOutcomes(world: World, expected: Expectation): void {
  for (const id of expected.open) {
    const seen = world.tabs.some(({ session }) => isConnected(session.state().connections[id]))
    if (seen === expected.connected.has(id)) continue
    if (seen) expected.connected.add(id)
    else expected.connected.delete(id)
    expected.active.fill(undefined)
  }
  expected.open.clear()
  world.tabs.forEach(({ session }, index) => {
    for (const id of expected.behind[index] ?? [])
      if (isConnected(session.state().connections[id]) === expected.connected.has(id))
        expected.behind[index]?.delete(id)
  })
}

/** Connected is what the user requested and the wallet grants, with the wallet's own account and network. */
function showsWhatIs(world: World, expected: Expectation, { session }: Tab, index: number): void {
  const { connections } = session.state()
  const behind = expected.behind[index] ?? new Set<Id>()
  const shown = IDS.filter((id) => isConnected(connections[id]) && !behind.has(id))
  const due = connectedIn(expected, index).filter((id) => !behind.has(id))
  claim(same(shown, due), `tab ${index}: connected, and to be connected:`, shown, due)
  for (const id of IDS) {
    const connection = connections[id]
    if (!connection) continue
    const wallet = world.wallets[id]
    if (connection.status === 'connected') {
      const { accounts, networkIds, wallet: info } = connection
      const shown = { accounts, networkIds, ...(info ? { wallet: info } : {}) }
      claim(same(shown, wallet.answer()), 'not what the wallet says', connection)
      claim(wallet.names, 'connected to a wallet that names nobody', id)
    } else if (connection.status === 'connecting') claim(expected.wanted[index] === id, 'nobody asked', id)
    else claim(expected.awaited.get(id)?.shown === true, 'nobody is awaited', id)
  }
}

/** Only the connections named by the step change. */
function keepsTheOthers(state: SessionState, before: SessionState | undefined, { named }: Reach): void {
  if (!before) return
  for (const id of IDS)
    if (!named.includes(id) && isConnected(before.connections[id]))
      claim(state.connections[id] === before.connections[id], 'another connection was touched', id)
}

/** Status, active account, provider and events agree. */
function agreesWithItself(expected: Expectation, { session, contradictions }: Tab, index: number): void {
  const state = session.state()
  claim(contradictions.length === 0, 'seen during the step:', contradictions)
  const active = session.api.active()
  const shown = Object.values(state.connections).filter(isConnected)
  if (!awaitsChoice(state))
    claim((active !== undefined) === shown.length > 0, 'active without a connection, or the reverse', state)
  const due = expected.active[index]
  if (due !== undefined && isConnected(state.connections[due]))
    claim(active?.connectionId === due, 'another one is active', active?.connectionId, due)
  for (const id of IDS)
    claim((session.api.provider(id) !== undefined) === isConnected(state.connections[id]), 'provider', id)
  const waits = expected.wanted[index] !== undefined
  if (shown.length === 0 && waits) claim(sessionStatus(state) === 'connecting', 'not connecting', state)
  const emitted = new Set<string>()
  for (const [name, { connectionId }] of connectionEvents(session.events))
    if (name === 'session:connected') emitted.add(connectionId)
    else emitted.delete(connectionId)
  claim(same([...emitted].sort(), shown.map(({ id }) => id).sort()), 'events report something else', [
    ...emitted,
  ])
}

type Events = Tab['session']['events']

function connectionEvents(events: Events): readonly (readonly [string, { readonly connectionId: string }])[] {
  return events.flatMap(([name, payload]) =>
    (name === 'session:connected' || name === 'session:disconnected') && 'connectionId' in payload
      ? [[name, payload] as const]
      : [],
  )
}

/** At most one listener per wallet: of its connection, or of a pending reconnect. */
function isSubscribedOnce({ session, connectors }: Tab): void {
  for (const id of IDS) {
    const listeners = connectors[id].observers.size
    claim(listeners <= 1, 'a wallet has two subscriptions', id)
    if (isConnected(session.state().connections[id]))
      claim(listeners === 1, 'a wallet has no subscription', id)
  }
}

/** Storage has what this page shows. */
function isStored(world: World, expected: Expectation): void {
  const [first, ...others] = world.tabs.map(({ session }) =>
    IDS.filter((id) => session.state().remembered.some(({ connectorId }) => connectorId === id)),
  )
  if (!first) return
  for (const other of others) claim(same(first, other), 'tabs remember different wallets', first, other)
  for (const id of expected.connected) claim(first.includes(id), 'connected and not remembered', id)
  if (world.tabs.length === 1)
    claim(same(first, [...expected.remembered].sort()), 'remembered', first, expected.remembered)
  if (world.disk.trusted)
    claim(same(readRemembered(world.disk.text()), first), 'stored is something else', world.disk.text())
}
