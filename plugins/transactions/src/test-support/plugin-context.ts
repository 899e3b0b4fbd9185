import { definePlugin } from '@latchkey/kernel'
import {
  createTestLatchkey,
  type FakeClock,
  type MemoryStorage,
  type TestLatchkey,
} from '@latchkey/kernel/testing'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { type ChainAdapter, type Network, sessionContract } from '@latchkey/session/contract'
import { base, connectedState, createFakeSession, mainnet } from '@latchkey/testing'
import { type TransactionsContext, transactionsContract } from '../contract'

export interface OpenedContext extends TestLatchkey {
  readonly ctx: TransactionsContext
  stop(): void
}

/** The plugin's context in a started instance without portfolio, for tests of a part of the plugin. */
export function openContext({
  adapter,
  networks = [mainnet, base],
  ...ports
}: {
  readonly adapter?: ChainAdapter
  readonly networks?: readonly Network[]
  readonly clock?: FakeClock
  readonly storage?: MemoryStorage
} = {}): OpenedContext {
  let ctx: TransactionsContext | undefined
  const view = { load: async () => ({ default: () => null }), title: () => '' }
  const never = (): Promise<never> => new Promise(() => undefined)
  const plugin = definePlugin(transactionsContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [portfolioContract],
    initialState: () => ({ entries: [] }),
    views: { TransactionRequest: view, TransactionStatus: view },
    setup(given: TransactionsContext) {
      ctx = given
      return {
        send: never,
        prepare: never,
        estimate: never,
        track: never,
        suppressNotice: () => () => undefined,
      }
    },
  })
  const session = createFakeSession({
    state: { ...connectedState(), networks },
    api: { adapter: () => adapter },
  })
  const page = createTestLatchkey({ plugins: [plugin()], fakes: [session.plugin], ...ports })
  const stop = page.latchkey.start()
  if (!ctx) throw new Error('The plugin was not set up.')
  return { ...page, ctx, stop }
}
