import type { Plugin } from '@latchkey/kernel'
import { createTestLatchkey, fake, type TestLatchkey } from '@latchkey/kernel/testing'
import type { SentTransaction, SessionState, TransactionRequest } from '@latchkey/session/contract'
import {
  ADDRESS,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  type FakeCapabilities,
  mainnet,
} from '@latchkey/testing'
import {
  type PlannedTransaction,
  type RunState,
  type TrackedTransaction,
  type TransactionResult,
  type TransactionRun,
  transactionsContract,
} from '@latchkey/transactions/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Chain, createPublicClient, custom } from 'viem'
import { mainnet as ethereum } from 'viem/chains'
import { evmContract } from '../../evm-contract'
import { type RecordedHook, recordHook } from '../../test-support/record-hook'

export const HASH = `0x${'ab'.repeat(32)}` as const
export const OTHER_HASH = `0x${'cd'.repeat(32)}` as const
export const CONTRACT = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

export const sent: SentTransaction = {
  type: 'transaction',
  id: HASH,
  from: ADDRESS,
  networkId: mainnet.id,
  connectionId: 'c',
}
const call: TransactionRequest = { type: 'call', to: CONTRACT, data: '0x01' }

/** A transaction as `transactions` keeps it, decided now if it has a result. */
export const tracked = (
  result?: TransactionResult,
  parts: Partial<TrackedTransaction> = {},
): TrackedTransaction => ({
  sent,
  requests: [call],
  sentAtMs: 0,
  ...(result ? { result, doneAtMs: Date.now() } : {}),
  ...parts,
})

export const confirmed: TransactionResult = { outcome: { status: 'confirmed', id: HASH }, differences: [] }

/** A request to a wallet whose state the test sets. */
export interface FakeRun {
  readonly planned: PlannedTransaction
  set(state: RunState): void
}

export interface QueryPage extends TestLatchkey {
  readonly client: QueryClient
  /** Requests to the network, oldest first. */
  readonly requests: readonly { readonly method: string; readonly params: unknown }[]
  readonly runs: readonly FakeRun[]
  /** The transactions of which there is no notice now. */
  readonly suppressed: readonly string[]
  hook<Result>(use: () => Result): Promise<RecordedHook<Result>>
}

export interface QueryPageParts {
  readonly client?: QueryClient
  readonly session?: Partial<SessionState>
  /** Beside `calls`, which is EVM's. */
  readonly capabilities?: FakeCapabilities
  /** Default: true. */
  readonly isEvm?: boolean
  readonly plugins?: readonly Plugin[]
  /** Default: Ethereum, which has Multicall3. */
  readonly chain?: Chain
  /** What the network answers to a method. */
  readonly respond?: (method: string, params: unknown) => unknown
}

/** A page with a connected wallet, a network that a test answers for, and the host's own client. */
export function createQueryPage({
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  session = {},
  capabilities = {},
  isEvm = true,
  plugins = [],
  chain = ethereum,
  respond = () => null,
}: QueryPageParts = {}): QueryPage {
  const requests: { readonly method: string; readonly params: unknown }[] = []
  const runs: FakeRun[] = []
  const suppressed: string[] = []
  const provider = {
    async request({ method, params }: { readonly method: string; readonly params?: unknown }) {
      requests.push({ method, params })
      return respond(method, params)
    },
  }
  const adapter = createFakeChainAdapter({
    ...(isEvm ? { calls: { encode: async () => call } } : {}),
    ...capabilities,
  })
  const reader = createPublicClient({ chain, transport: custom(provider, { retryCount: 0 }) })
  const publicClient = async () => reader
  const test = createTestLatchkey({
    plugins,
    fakes: [
      createFakeSession({
        state: { networks: [mainnet], ...connectedState(), ...session },
        api: { adapter: () => adapter },
      }).plugin,
      fake(evmContract, { state: {}, api: { publicClient } }),
      fake(transactionsContract, {
        state: { entries: [] },
        api: {
          prepare: async (planned) => createFakeRun(planned, runs),
          suppressNotice(sentId) {
            suppressed.push(sentId)
            return () => void suppressed.splice(suppressed.indexOf(sentId), 1)
          },
        },
      }),
    ],
  })
  return {
    ...test,
    client,
    requests,
    runs,
    suppressed,
    hook: (use) =>
      recordHook(use, test.latchkey, (children) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      )),
  }
}

function createFakeRun(planned: PlannedTransaction, runs: FakeRun[]): TransactionRun {
  let state: RunState = { phase: 'ready' }
  const listeners = new Set<() => void>()
  const asked = new Promise<SentTransaction>((resolve, reject) => {
    runs.push({
      planned,
      set(next) {
        state = next
        if (next.phase === 'sent') resolve(next.sent)
        else if ('error' in next) reject(next.error)
        for (const listener of listeners) listener()
      },
    })
  })
  return {
    id: 'run',
    planned,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask: () => asked,
  }
}
