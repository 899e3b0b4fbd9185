import { defineContract, definePlugin } from '@latchkey/kernel'
import { createMemoryStorage } from '@latchkey/kernel/testing'
import { allAccounts, type Connection, isApproved, type SessionState, sessionContract } from '../../contract'
import { claim, same } from '../model/claim'
import { adapter, flushTasks, startSession } from '../start-session'
import { KEY } from '../stored'
import { createModel, type GraphModel, inUse, served } from './graph-model'
import { performStep } from './graph-perform'
import type { GraphReach, GraphWorld } from './graph-reach'
import type { GraphStep, GraphWalk } from './graph-steps'
import { createGraphWallets, IDS, type Id, NAMESPACES, type Namespace, networkOf } from './graph-wallets'

interface AskerContract {
  readonly id: 'test/asker'
  readonly api: { send(namespace: string): Promise<boolean> }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const askerContract = /* @__PURE__ */ defineContract<AskerContract>('test/asker', 1)

/** A feature that sends requests to the active wallet of a namespace. */
const asker = definePlugin(askerContract, {
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

async function openWorld(): Promise<GraphWorld> {
  const wallets = createGraphWallets()
  const storage = createMemoryStorage()
  const open = () =>
    startSession({
      storage,
      connectors: IDS.map((id) => wallets[id].open()),
      adapters: NAMESPACES.map((one) => adapter(one, [networkOf(one, '1'), networkOf(one, '2')])),
      plugins: [asker()],
    })
  const world: GraphWorld = {
    wallets,
    model: createModel(),
    session: await open(),
    send: (namespace) => world.session.test.latchkey.get(askerContract).send(namespace),
    async reload() {
      world.session.test.latchkey.dispose()
      await flushTasks()
      world.session = await open()
      world.model.configured.clear()
      for (const { id } of world.session.state().networks) world.model.configured.add(id)
    },
  }
  return world
}

/** Performs one walk, and checks the invariants after each event. */
export async function walkGraph(steps: GraphWalk): Promise<void> {
  const world = await openWorld()
  for (const [index, step] of steps.entries())
    await happens(world, step).catch((error: unknown) => {
      // Walks are long, and the steps before a failure explain it.
      throw new Error(`after ${JSON.stringify(steps.slice(0, index + 1))}`, { cause: error })
    })
  claim(world.session.test.errors.length === 0, 'an error was reported', world.session.test.errors)
  world.session.test.latchkey.dispose()
}

async function happens(world: GraphWorld, step: GraphStep): Promise<void> {
  const before = world.session.state()
  const received = IDS.map((id) => world.wallets[id].requests.length)
  const asked = askedOf(world)
  const reach = await performStep(world, step)
  const isReload = step.kind === 'reload'
  // All code is loaded by then; only a new page has to read storage.
  await (isReload ? flushTasks() : new Promise((resolve) => setImmediate(resolve)))
  claim(reach.seen === reach.error, 'ended otherwise', step, reach.seen, reach.error)
  const news = askedOf(world).flatMap((calls, index) => calls.slice(isReload ? 0 : asked[index]?.length))
  claim(same(news, reach.asked), 'wallets were asked', news, reach.asked)
  if (!isReload) keepsTheOthers(before, world.session.state(), reach)
  arrives(world, received, reach)
  showsWhatIs(world)
  standsInPlace(world, reach)
  storesOnce(world)
}

/** The calls of each wallet on this page, without the silent reconnect. */
function askedOf({ wallets }: GraphWorld): readonly (readonly string[])[] {
  return IDS.map((id) =>
    wallets[id].connector.calls
      .filter((call) => call !== 'reconnect' && call !== 'test_ask')
      .map((call) => `${id}: ${call}`),
  )
}

function keepsTheOthers(before: SessionState, now: SessionState, { touched }: GraphReach): void {
  for (const id of IDS)
    if (!touched.includes(id))
      claim(before.connections[id] === now.connections[id], 'another connection was touched', id)
}

/** A request reaches one wallet, on the right network, and no other. */
function arrives({ wallets }: GraphWorld, received: readonly number[], { request }: GraphReach): void {
  IDS.forEach((id, index) => {
    const due = request?.id === id ? [{ method: 'test_ask', networkId: request.networkId }] : []
    claim(same(wallets[id].requests.slice(received[index]), due), 'a request went astray', id, due)
  })
}

const isConnected = (one: Connection | undefined) => (one?.status === 'connected' ? one : undefined)

/** The connections, accounts, networks and selections are those of the model. */
function showsWhatIs({ session, model }: GraphWorld): void {
  const { connections, preferredNetworkIds: preferred, networks } = session.state()
  for (const id of IDS) {
    const shown = isConnected(connections[id])
    const due = model.connections.get(id)
    claim((shown !== undefined) === (due !== undefined), 'connected, or not', id, connections[id])
    if (!shown || !due) continue
    const byNamespace = (one: Namespace) => shown.accounts.filter(({ namespace }) => namespace === one)
    claim(same(NAMESPACES.flatMap(byNamespace), due.accounts), 'accounts', id, shown.accounts, due.accounts)
    claim(sameEntries(shown.networkIds, due.networkIds), 'networks', id, shown.networkIds, due.networkIds)
    claim(
      sameEntries(shown.selectedAddresses ?? {}, due.chosen),
      'the choice',
      id,
      shown.selectedAddresses,
      due.chosen,
    )
  }
  claim(sameEntries(preferred, Object.fromEntries(model.preferred)), 'preferred', preferred, model.preferred)
  claim(same(networks.map(({ id }) => id).sort(), [...model.configured].sort()), 'configured networks')
}

const sameEntries = (one: object, other: object): boolean =>
  same(Object.entries(one).sort(), Object.entries(other).sort())

/** The active one is always connected; where the documents leave it open, the model takes what the state has. */
function standsInPlace({ session, model }: GraphWorld, { vacant }: GraphReach): void {
  const { active, activeNamespace } = session.state()
  for (const namespace of NAMESPACES) {
    const seen = IDS.find((id) => id === active[namespace])
    const candidates = IDS.filter((id) => served(model.connections.get(id)).includes(namespace))
    claim(
      seen === undefined ? candidates.length === 0 : candidates.includes(seen),
      'active',
      namespace,
      active,
      candidates,
    )
    if (!vacant.includes(namespace)) claim(model.active.get(namespace) === seen, 'active', namespace, seen)
    if (seen) model.active.set(namespace, seen)
    else model.active.delete(namespace)
    targets(session.api.active(namespace), model, namespace, seen)
  }
  const before = model.activeNamespace
  // One preferred before any connection stays, too.
  const stays = before !== undefined && (model.active.has(before) || !vacant.includes(before))
  const seen = NAMESPACES.find((one) => one === activeNamespace)
  if (stays) claim(seen === model.activeNamespace, 'the active namespace', seen, model.activeNamespace)
  const isPlace = seen !== undefined && (model.active.has(seen) || seen === before)
  claim(isPlace || (seen === undefined && model.active.size === 0), 'no such place', seen)
  model.activeNamespace = seen
}

function targets(
  target: ReturnType<GraphWorld['session']['api']['active']>,
  model: GraphModel,
  namespace: Namespace,
  id: Id | undefined,
): void {
  const connection = id && model.connections.get(id)
  if (!connection) {
    claim(target === undefined, 'a target of nobody', target)
    return
  }
  const networkId = connection.networkIds[namespace]
  claim(same(target?.account, inUse(connection, namespace)), 'the account in use', target)
  claim(target?.connectionId === id && target?.networkId === networkId, 'the target', target)
  const isKnown = networkId !== undefined && model.configured.has(networkId)
  claim((target?.network !== undefined) === isKnown, 'supported, or not', target)
}

/** Storage has each connection once, and nothing else. */
function storesOnce({ session, model }: GraphWorld): void {
  const state = session.state()
  const stored = JSON.parse(session.storage.entries.get(KEY) ?? '{}')?.state ?? { remembered: [] }
  const ids = state.remembered.map(({ connectorId }) => connectorId)
  claim(same([...ids].sort(), [...model.connections.keys()].sort()), 'remembered', ids)
  claim(same(stored.remembered, state.remembered), 'stored is something else', stored)
  for (const entry of state.remembered) {
    const shown = isConnected(state.connections[entry.connectorId])
    const { accounts, networkIds, selectedAddresses: selected } = entry
    claim(
      same([accounts, networkIds, selected], [shown?.accounts, shown?.networkIds, shown?.selectedAddresses]),
      'kept',
    )
  }
  const keys = allAccounts(state).map((one) => `${one.connectionId} ${one.namespace} ${one.address}`)
  claim(new Set(keys).size === keys.length, 'an account stands twice', keys)
  for (const { id } of state.networks) claim(isApproved(state, id), 'approved')
}
