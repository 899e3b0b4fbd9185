import {
  type ContractToken,
  type Destination,
  defineContract,
  definePlugin,
  type Latchkey,
  type Plugin,
  redirects,
  type View,
} from '@latchkey/kernel'
import { createMemoryStorage, type MemoryStorage } from '@latchkey/kernel/testing'
import type { ChainNamespace, NetworkId } from '@latchkey/session/contract'
import { createFakeConnector, type FakeConnector } from '../../../session/src/test-support/fake-connector'
import {
  adapter,
  flushTasks,
  type SessionSetting,
  type StartedSession,
  startSession,
} from '../../../session/src/test-support/start-session'
import { createConnect } from '../connect/connect-wallet'

interface ListContract {
  readonly id: 'test/list'
  readonly api: {
    pushHome(): void
    back(): void
    /** Every view that was to be shown, with its arguments. */
    readonly destinations: readonly Destination[]
  }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: { Connect: View<{ readonly namespace?: ChainNamespace } | undefined>; Home: View }
}

export const listContract: ContractToken<ListContract> = /* @__PURE__ */ defineContract<ListContract>(
  'test/list',
  1,
)

/** A plugin with the view `Connect`, which shows nothing: the tests act as its user. */
export const list: Plugin = definePlugin(listContract, {
  views: {
    Connect: { title: () => 'Connect', load: async () => ({ default: () => null }) },
    Home: { title: () => 'Home', load: async () => ({ default: () => null }) },
  },
  setup(ctx) {
    const destinations: Destination[] = []
    ctx.fill(redirects, {
      id: 'test',
      redirect(to) {
        destinations.push(to)
        return to
      },
    })
    return { destinations, pushHome: () => ctx.router.push('Home'), back: () => ctx.router.back() }
  },
})()

export const SOLANA: NetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const sol = (): FakeConnector =>
  createFakeConnector('sol', {
    traits: { namespaces: ['solana'] },
    connect: async () => ({
      accounts: [{ namespace: 'solana', address: 'Ann' }],
      networkIds: { solana: SOLANA },
    }),
  })
const adapters = [adapter('eip155', ['eip155:1']), adapter('solana', [SOLANA])]

export interface ConnectPage extends StartedSession {
  readonly latchkey: Latchkey
  readonly wallet: FakeConnector
  readonly connect: ReturnType<typeof createConnect>
  shown(): string | undefined
}

export async function start(setting: SessionSetting = {}): Promise<ConnectPage> {
  const wallet = createFakeConnector('wallet')
  const page = await startSession({ connectors: [wallet, sol()], adapters, plugins: [list], ...setting })
  const { latchkey } = page.test
  return { ...page, latchkey, wallet, connect: createConnect(latchkey), shown: page.test.shownView }
}
/** The outcome so far. */
export async function soFar(work: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'waits'
  work.then(
    (value) => {
      outcome = value
    },
    (error: unknown) => {
      outcome = error
    },
  )
  await flushTasks()
  return outcome
}
/** The user connects in the list, which then closes. */
export async function choose(
  { api, test }: Pick<Awaited<ReturnType<typeof start>>, 'api' | 'test'>,
  walletId: string,
) {
  await api.connect(walletId)
  test.answer(undefined)
}

/** The storage of a page whose user left it with `wallet` connected. */
export async function storageOfLastVisit(): Promise<MemoryStorage> {
  const storage = createMemoryStorage()
  const before = await start({ storage })
  await before.api.connect('wallet')
  await flushTasks()
  before.stop()
  return storage
}
