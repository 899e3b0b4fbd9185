import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Account, ConnectionResult, NetworkId } from './contract'
import { sessionStatus } from './state'
import {
  alice,
  bob,
  createFakeConnector,
  type FakeConnector,
  type Pending,
  pending,
} from './test-support/fake-connector'
import { type StartedSession, settled, startSession } from './test-support/start-session'
import { KEY } from './test-support/stored'

const IDS = ['a', 'b', 'c'] as const
type Id = (typeof IDS)[number]

/** What really is the case in a wallet, and what it has been asked and not answered. */
interface Truth {
  readonly id: Id
  readonly connector: FakeConnector
  readonly open: Pending<ConnectionResult>[]
  account: Account
  networkId: NetworkId
}

interface Model {
  readonly session: StartedSession
  readonly wallets: Readonly<Record<Id, Truth>>
  /** What a careful visitor would expect to see connected. */
  readonly connected: Set<Id>
  wanted: Id | undefined
  readonly outcomes: Promise<unknown>[]
}

function truth(id: Id): Truth {
  const open: Pending<ConnectionResult>[] = []
  const state: { account: Account; networkId: NetworkId } = { account: alice, networkId: 'eip155:1' }
  const connector = createFakeConnector(id, {
    connect() {
      const answer = pending<ConnectionResult>()
      open.push(answer)
      return answer.promise
    },
    reconnect: async () => undefined,
    switchNetwork: async (network) => {
      state.networkId = network.id
      connector.say((observer) => observer.networkChanged(network.id))
    },
  })
  return Object.assign(state, { id, connector, open })
}

const answerOf = ({ account, networkId }: Truth): ConnectionResult => ({
  accounts: [account],
  networkIds: { eip155: networkId },
})

type Step = (model: Model) => Promise<void> | void

const anyId = fc.constantFrom(...IDS)
const anyAccount = fc.constantFrom(alice, bob)
const anyNetwork = fc.constantFrom<NetworkId>('eip155:1', 'eip155:8453', 'eip155:10')

/** Rejections are outcomes, not faults; that each promise ends is checked when the walk is over. */
function begin(model: Model, work: Promise<unknown>): void {
  model.outcomes.push(work.catch((error: unknown) => error))
}

const steps: fc.Arbitrary<{ readonly name: string; readonly run: Step }> = fc.oneof(
  anyId.map((id) => ({
    name: `connect ${id}`,
    run: (model: Model) => {
      begin(model, model.session.api.connect(id))
      model.wanted = model.connected.has(id) ? undefined : id
    },
  })),
  anyId.map((id) => ({
    name: `approve ${id}`,
    run: (model: Model) => {
      const wallet = model.wallets[id]
      const isNewest = wallet.open.length === 1
      const answer = wallet.open.shift()
      answer?.resolve(answerOf(wallet))
      if (answer && isNewest && model.wanted === id) {
        model.connected.add(id)
        model.wanted = undefined
      }
    },
  })),
  anyId.map((id) => ({
    name: `reject ${id}`,
    run: (model: Model) => {
      const wallet = model.wallets[id]
      const isNewest = wallet.open.length === 1
      const answer = wallet.open.shift()
      answer?.reject({ code: 4001 })
      if (answer && isNewest && model.wanted === id) model.wanted = undefined
    },
  })),
  anyId.map((id) => ({
    name: `disconnect ${id}`,
    run: (model: Model) => {
      begin(model, model.session.api.disconnect(id))
      model.connected.delete(id)
      if (model.wanted === id) model.wanted = undefined
    },
  })),
  fc.constant({
    name: 'disconnect all',
    run: (model: Model) => {
      begin(model, model.session.api.disconnect())
      model.connected.clear()
      model.wanted = undefined
    },
  }),
  fc.tuple(anyId, anyAccount).map(([id, account]) => ({
    name: `account of ${id}`,
    run: (model: Model) => {
      const wallet = model.wallets[id]
      wallet.account = account
      wallet.connector.say((observer) => observer.accountsChanged([account]))
    },
  })),
  fc.tuple(anyId, anyNetwork).map(([id, networkId]) => ({
    name: `network of ${id}`,
    run: (model: Model) => {
      const wallet = model.wallets[id]
      wallet.networkId = networkId
      wallet.connector.say((observer) => observer.networkChanged(networkId))
    },
  })),
  anyId.map((id) => ({
    name: `revoke in ${id}`,
    run: (model: Model) => {
      model.wallets[id].connector.say((observer) => observer.accountsChanged([]))
      model.connected.delete(id)
    },
  })),
  anyNetwork.map((networkId) => ({
    name: `switch to ${networkId}`,
    run: (model: Model) => begin(model, model.session.api.switchNetwork(networkId)),
  })),
)

function check({ session, wallets, connected, wanted }: Model): void {
  const state = session.state()
  const shown = Object.values(state.connections)
  expect(shown.flatMap(({ id, status }) => (status === 'connected' ? [id] : [])).sort()).toEqual(
    [...connected].sort(),
  )
  for (const connection of shown)
    if (connection.status === 'connected') {
      const wallet = IDS.map((id) => wallets[id]).find(({ id }) => id === connection.id)
      expect(connection).toMatchObject(wallet ? answerOf(wallet) : {})
      expect(session.api.provider(connection.id)).toBeDefined()
    } else expect([connection.id, connection.status]).toEqual([wanted, 'connecting'])
  const active = session.api.active()
  expect(active !== undefined).toBe(connected.size > 0)
  if (active) expect(connected).toContain(active.connectionId)
  expect(sessionStatus(state)).toBe(connected.size > 0 ? 'connected' : wanted ? 'connecting' : 'disconnected')
  expect(state.remembered.map(({ connectorId }) => connectorId).sort()).toEqual([...connected].sort())
  const stored: unknown = JSON.parse(session.storage.entries.get(KEY) ?? '{"state":{"remembered":[]}}')
  expect(stored).toMatchObject({ state: { remembered: state.remembered } })
  for (const id of IDS) {
    const listening = wallets[id].connector.observers.size
    // At most one ear: of a connection, or of a wallet that may come back.
    expect(listening).toBeLessThanOrEqual(1)
    if (connected.has(id)) expect(listening).toBe(1)
  }
}

async function walk(list: readonly { readonly name: string; readonly run: Step }[]): Promise<void> {
  const wallets = { a: truth('a'), b: truth('b'), c: truth('c') }
  const session = await startSession({ connectors: IDS.map((id) => wallets[id].connector) })
  const model: Model = { session, wallets, connected: new Set(), wanted: undefined, outcomes: [] }
  for (const step of list) {
    await step.run(model)
    await settled()
    check(model)
  }
  // No promise is left open: whoever waits for an answer is told that it will not come.
  begin(model, session.api.disconnect())
  await settled()
  await session.clock.advance(10_000)
  await Promise.all(model.outcomes)
  session.stop()
  await settled()
  expect(session.clock.waiting).toBe(0)
  expect(session.test.failures).toEqual([])
  for (const id of IDS) expect(wallets[id].connector.observers.size).toBe(0)
}

it('session: on random walks the newest intent wins and the state is what wallets report', async () => {
  await fc.assert(fc.asyncProperty(fc.array(steps, { maxLength: 25 }), walk), { numRuns: 100 })
}, 60_000)
