import { defineContract, definePlugin } from '@latchkey/kernel'
import { createMemoryStorage } from '@latchkey/kernel/testing'
import {
  type Account,
  allAccounts,
  type Connection,
  isApproved,
  type SessionState,
  sessionContract,
} from '../../contract'
import { assertInvariant, same } from '../model/assert-invariant'
import { adapter, flushTasks, startSession } from '../start-session'
import { KEY } from '../stored'
import type { GraphEffects, GraphSimulation } from './graph-effects'
import { activeAccountOf, createModel, type GraphModel, served } from './graph-model'
import { performStep } from './graph-perform'
import type { GraphStep, GraphWalk } from './graph-steps'
import { createGraphWallets, IDS, type Id, NAMESPACES, type Namespace, networkOf } from './graph-wallets'

interface RequesterContract {
  readonly id: 'test/requester'
  readonly api: { send(namespace: string): Promise<boolean> }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const requesterContract = /* @__PURE__ */ defineContract<RequesterContract>('test/requester', 1)

/** A plugin that sends requests to the active connection of a namespace. */
const requester = definePlugin(requesterContract, {
  dependsOn: [sessionContract],
  setup: (ctx) => ({
    async send(namespace) {
      const target = ctx.use(sessionContract).active(namespace)
      if (!target) return false
      const { connectionId, networkId } = target
      await ctx.rpc.requestByName('test_ask', [], { connectionId, networkId })
      return true
    },
  }),
})

async function createSimulation(): Promise<GraphSimulation> {
  const wallets = createGraphWallets()
  const storage = createMemoryStorage()
  const open = () =>
    startSession({
      storage,
      connectors: IDS.map((id) => wallets[id].open()),
      adapters: NAMESPACES.map((one) => adapter(one, [networkOf(one, '1'), networkOf(one, '2')])),
      plugins: [requester()],
    })
  const simulation: GraphSimulation = {
    wallets,
    model: createModel(),
    session: await open(),
    send: (namespace) => simulation.session.test.latchkey.get(requesterContract).send(namespace),
    async reload() {
      simulation.session.test.latchkey.dispose()
      await flushTasks()
      simulation.session = await open()
      simulation.model.configured.clear()
      for (const { id } of simulation.session.state().networks) simulation.model.configured.add(id)
    },
  }
  return simulation
}

/** Performs one walk, and checks the invariants after each step. */
export async function walkGraph(steps: GraphWalk): Promise<void> {
  const simulation = await createSimulation()
  for (const [index, step] of steps.entries())
    await performAndCheck(simulation, step).catch((error: unknown) => {
      // The error contains all steps up to the failed one, to replay them.
      throw new Error(`after ${JSON.stringify(steps.slice(0, index + 1))}`, { cause: error })
    })
  assertInvariant(
    simulation.session.test.errors.length === 0,
    'an error was reported',
    simulation.session.test.errors,
  )
  simulation.session.test.latchkey.dispose()
}

async function performAndCheck(simulation: GraphSimulation, step: GraphStep): Promise<void> {
  const before = simulation.session.state()
  const received = IDS.map((id) => simulation.wallets[id].requests.length)
  const callsBefore = callsOf(simulation)
  const effects = await performStep(simulation, step)
  const isReload = step.kind === 'reload'
  // A reload has to wait for storage; otherwise all code is loaded, and one tick is enough.
  await (isReload ? flushTasks() : new Promise((resolve) => setImmediate(resolve)))
  assertInvariant(
    effects.actualError === effects.error,
    'the step ended with another error than expected',
    step,
    effects.actualError,
    effects.error,
  )
  const news = callsOf(simulation).flatMap((calls, index) =>
    calls.slice(isReload ? 0 : callsBefore[index]?.length),
  )
  assertInvariant(same(news, effects.calls), 'other calls of wallets than expected', news, effects.calls)
  if (!isReload) checkUntouchedConnections(before, simulation.session.state(), effects)
  checkRequest(simulation, received, effects)
  checkConnections(simulation)
  checkActive(simulation, effects, isReload && simulation.model.kept.size > 0)
  checkStorage(simulation)
}

/** The calls of each wallet on this page, except silent reconnects and test requests. */
function callsOf({ wallets }: GraphSimulation): readonly (readonly string[])[] {
  return IDS.map((id) =>
    wallets[id].connector.calls
      .filter((call) => call !== 'reconnect' && call !== 'test_ask')
      .map((call) => `${id}: ${call}`),
  )
}

function checkUntouchedConnections(before: SessionState, now: SessionState, { touched }: GraphEffects): void {
  for (const id of IDS)
    if (!touched.includes(id))
      assertInvariant(before.connections[id] === now.connections[id], 'another connection was touched', id)
}

/** A request is sent to the expected wallet on the expected network, and to no other. */
function checkRequest(
  { wallets }: GraphSimulation,
  received: readonly number[],
  { request }: GraphEffects,
): void {
  IDS.forEach((id, index) => {
    const due = request?.id === id ? [{ method: 'test_ask', networkId: request.networkId }] : []
    assertInvariant(
      same(wallets[id].requests.slice(received[index]), due),
      'a request was sent to another wallet or network',
      id,
      due,
    )
  })
}

const isConnected = (one: Connection | undefined) => (one?.status === 'connected' ? one : undefined)

/** Connections, accounts, networks and selected accounts are those of the model. */
function checkConnections({ session, model }: GraphSimulation): void {
  const { connections, preferredNetworkIds: preferred, networks } = session.state()
  for (const id of IDS) {
    const shown = isConnected(connections[id])
    const due = model.connections.get(id)
    assertInvariant((shown !== undefined) === (due !== undefined), 'connected, or not', id, connections[id])
    if (!shown || !due) continue
    const byNamespace = (one: Namespace) => shown.accounts.filter(({ namespace }) => namespace === one)
    assertInvariant(
      same(NAMESPACES.flatMap(byNamespace), due.accounts),
      'accounts',
      id,
      shown.accounts,
      due.accounts,
    )
    assertInvariant(
      sameEntries(shown.networkIds, due.networkIds),
      'networks',
      id,
      shown.networkIds,
      due.networkIds,
    )
    assertInvariant(
      sameEntries(shown.selectedAddresses ?? {}, due.chosen),
      'the choice',
      id,
      shown.selectedAddresses,
      due.chosen,
    )
  }
  assertInvariant(
    sameEntries(preferred, Object.fromEntries(model.preferred)),
    'preferred',
    preferred,
    model.preferred,
  )
  assertInvariant(
    same(networks.map(({ id }) => id).sort(), [...model.configured].sort()),
    'configured networks',
  )
}

const sameEntries = (one: object, other: object): boolean =>
  same(Object.entries(one).sort(), Object.entries(other).sort())

/**
 * The active connections are connected and those of the model. Where several would be right (`vacant`), the model takes over
 * the one in the state.
 */
function checkActive({ session, model }: GraphSimulation, { vacant }: GraphEffects, mayLeave: boolean): void {
  const { active, activeNamespace } = session.state()
  for (const namespace of NAMESPACES) {
    const seen = IDS.find((id) => id === active[namespace])
    const candidates = IDS.filter((id) => served(model.connections.get(id)).includes(namespace))
    assertInvariant(
      seen === undefined ? candidates.length === 0 : candidates.includes(seen),
      'active',
      namespace,
      active,
      candidates,
    )
    if (!vacant.includes(namespace))
      assertInvariant(model.active.get(namespace) === seen, 'active', namespace, seen)
    if (seen) model.active.set(namespace, seen)
    else model.active.delete(namespace)
    checkTarget(session.api.active(namespace), model, namespace, seen)
  }
  const before = model.activeNamespace
  // A namespace that was chosen before connecting also stays active.
  // After a reload, a wallet may serve a namespace again that is not stored: then it may have been left.
  const stays = before !== undefined && !mayLeave && (model.active.has(before) || !vacant.includes(before))
  const seen = NAMESPACES.find((one) => one === activeNamespace)
  if (stays)
    assertInvariant(seen === model.activeNamespace, 'the active namespace', seen, model.activeNamespace)
  const isPlace = seen !== undefined && (model.active.has(seen) || seen === before)
  assertInvariant(
    isPlace || (seen === undefined && model.active.size === 0),
    'an active namespace without a connection',
    seen,
  )
  model.activeNamespace = seen
}

function checkTarget(
  target: ReturnType<GraphSimulation['session']['api']['active']>,
  model: GraphModel,
  namespace: Namespace,
  id: Id | undefined,
): void {
  const connection = id && model.connections.get(id)
  if (!connection) {
    assertInvariant(target === undefined, 'a target without a connection', target)
    return
  }
  const networkId = connection.networkIds[namespace]
  assertInvariant(same(target?.account, activeAccountOf(connection, namespace)), 'the active account', target)
  assertInvariant(target?.connectionId === id && target?.networkId === networkId, 'the target', target)
  const isKnown = networkId !== undefined && model.configured.has(networkId)
  assertInvariant((target?.network !== undefined) === isKnown, 'supported, or not', target)
}

/** Storage contains each connection once, and nothing else. */
function checkStorage({ session, model }: GraphSimulation): void {
  const state = session.state()
  const stored = JSON.parse(session.storage.entries.get(KEY) ?? '{}')?.state ?? { remembered: [] }
  const ids = state.remembered.map(({ connectorId }) => connectorId)
  const due = [...model.connections.keys(), ...ids.filter((id) => model.kept.has(id))]
  assertInvariant(same([...ids].sort(), [...new Set(due)].sort()), 'remembered', ids)
  for (const id of model.kept) if (!ids.includes(id)) model.kept.delete(id)
  assertInvariant(same(stored.remembered, state.remembered), 'storage differs from the state', stored)
  for (const entry of state.remembered) {
    const shown = isConnected(state.connections[entry.connectorId])
    const { accounts, networkIds, selectedAddresses: selected } = entry
    const isStored = (one: Account): boolean => accounts.some((own) => same(own, one))
    const isWhole = shown?.accounts.length === accounts.length && shown.accounts.every(isStored)
    if (isWhole) {
      const here = [shown.accounts, shown.networkIds, shown.selectedAddresses]
      assertInvariant(
        same([accounts, networkIds, selected], here),
        'a stored connection differs from the state',
      )
    }
    // A wallet that was restored may grant something else, until the user connects it or chooses its account.
    const isConfirmed = IDS.some((id) => id === entry.connectorId && model.confirmed.has(id))
    assertInvariant(isWhole || !isConfirmed, 'a connection of the user is not stored as it is', entry)
    // One that ends without a stored account stays stored.
    if (shown && !isWhole) model.kept.add(entry.connectorId)
    else if (shown) model.kept.delete(entry.connectorId)
  }
  const keys = allAccounts(state).map((one) => `${one.connectionId} ${one.namespace} ${one.address}`)
  assertInvariant(new Set(keys).size === keys.length, 'an account is listed twice', keys)
  for (const { id } of state.networks) assertInvariant(isApproved(state, id), 'approved')
}
