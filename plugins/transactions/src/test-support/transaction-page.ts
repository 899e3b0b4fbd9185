import { type Contract, defineContract, definePlugin, type RpcChain } from '@latchkey/kernel'
import {
  createFakeBrowser,
  createTestLatchkey,
  type FakeClock,
  fake,
  type MemoryStorage,
  type TestLatchkey,
} from '@latchkey/kernel/testing'
import { portfolioContract } from '@latchkey/portfolio/contract'
import {
  type ActiveTarget,
  type ChainAdapter,
  type Network,
  type SentTransaction,
  sessionContract,
  type TransactionContents,
  type TransactionStatus,
  type Transactions,
  type Transfer,
} from '@latchkey/session/contract'
import {
  ADDRESS,
  base,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
} from '@latchkey/testing'
import {
  type TrackedTransaction,
  type TransactionsApi,
  type TransactionsOptions,
  transactionsContract,
} from '../contract'
import { transactions } from '../plugin'

export const KEY = 'latchkey/1/latchkey/transactions/entries'
/** Where an earlier version stored them. */
export const FORMER_KEY = 'latchkey/1/latchkey/pendingTransactions/entries'
export const RECIPIENT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const transfer: Transfer = { type: 'transfer', to: RECIPIENT, amount: '1500000000000000000' }
export const purpose = {
  requests: [transfer],
  to: RECIPIENT,
  amount: transfer.amount,
  decimals: 18,
  symbol: 'ETH',
}
export const sentWith = (id: string, parts: Partial<SentTransaction> = {}): SentTransaction => ({
  type: 'transaction',
  id,
  from: ADDRESS,
  networkId: mainnet.id,
  connectionId: 'c1',
  ...parts,
})

/** A chain whose outcomes the test controls. */
export interface FakeChain {
  readonly adapter: ChainAdapter
  /** What features have asked of the wallet, oldest first. */
  readonly sends: readonly {
    readonly resolve: (sent: SentTransaction) => void
    readonly reject: (error: unknown) => void
  }[]
  /** Every read, oldest first. */
  readonly reads: readonly { readonly sent: SentTransaction; readonly signal: AbortSignal }[]
  /** Whose contents were read, oldest first. */
  readonly contentReads: readonly SentTransaction[]
  /** What every later read says, by id or by network and id. */
  end(id: string, status: TransactionStatus): void
  /** What an account is found to have sent since any cursor. */
  readonly since: SentTransaction[]
  /** How often the chain was searched for what an account has sent. */
  searches(): number
  /** Whether the place of an account can be read. */
  setOnline(isOnline: boolean): void
  /** The chain's content by id. Default: what was requested. */
  readonly contents: Map<string, TransactionContents>
}

export function createFakeChain(): FakeChain {
  const outcomes = new Map<string, TransactionStatus>()
  const reads: FakeChain['reads'][number][] = []
  const contentReads: SentTransaction[] = []
  const sends: FakeChain['sends'][number][] = []
  const contents = new Map<string, TransactionContents>()
  const since: SentTransaction[] = []
  let isOnline = true
  let searches = 0
  const keyOf = ({ networkId, id }: SentTransaction): string => `${networkId} ${id}`
  const transactions: Partial<Transactions> = {
    send: () => new Promise((resolve, reject) => sends.push({ resolve, reject })),
    observe: async (sent) => async (signal) => {
      reads.push({ sent, signal })
      return outcomes.get(keyOf(sent)) ?? { status: 'pending' }
    },
    async read(sent) {
      contentReads.push(sent)
      return contents.get(keyOf(sent))
    },
    async cursor() {
      if (!isOnline) throw new Error('offline')
      return { position: '0', block: '0' }
    },
    async since() {
      searches += 1
      return { hasMoved: since.length > 0, sent: since }
    },
  }
  const adapter = createFakeChainAdapter({ transactions }, { networks: [mainnet, base] })
  return {
    adapter,
    sends,
    reads,
    contentReads,
    since,
    contents,
    searches: () => searches,
    setOnline(next) {
      isOnline = next
    },
    end: (id, status) => void outcomes.set(id.includes(' ') ? id : `${mainnet.id} ${id}`, status),
  }
}

interface WalletContract extends Contract {
  readonly id: 'test/wallet'
}

export interface TransactionPage extends TestLatchkey {
  readonly api: TransactionsApi
  readonly chain: FakeChain
  /** Accounts whose balance was refreshed. */
  readonly refreshed: readonly (string | undefined)[]
  readonly done: readonly object[]
  entries(): readonly TrackedTransaction[]
  /** Advances the clock in steps of a second, so that polls happen. */
  pass(ms: number): Promise<void>
  /** Hides or shows the page. */
  setVisible(isVisible: boolean): void
  /** The account and network in use. */
  readonly target: ActiveTarget
  /** What the wallet answers to the page's requests. */
  answerWallet(answer: unknown): void
  readonly rpc: RpcChain
  disconnect(): void
  stop(): void
  /** Stops the instance and starts it again. */
  restart(): void
  setNetworks(networks: readonly Network[]): void
}

export function openPage(
  parts: { readonly storage?: MemoryStorage; readonly clock?: FakeClock; readonly chain?: FakeChain } & {
    readonly networks?: readonly Network[]
    readonly options?: TransactionsOptions
    /** Of which all ids begin, so that those of two visits differ. */
    readonly visit?: string
  } = {},
): TransactionPage {
  const refreshed: (string | undefined)[] = []
  const done: object[] = []
  let chain = parts.chain
  const session = createFakeSession({
    state: { ...connectedState(mainnet.id), networks: parts.networks ?? [mainnet, base] },
    api: { adapter: () => chain?.adapter },
  })
  const shown = { visibilityState: 'visible' }
  let ids = 0
  let answer: unknown
  let rpc: RpcChain | undefined
  const wallet = definePlugin(defineContract<WalletContract>('test/wallet', 1), {
    setup(ctx) {
      rpc = ctx.rpc
      ctx.rpc.use(async () => answer)
      return {}
    },
  })
  const page = createTestLatchkey({
    plugins: [wallet(), transactions(parts.options ?? {})],
    browser: createFakeBrowser({ properties: { document: shown } }),
    ports: {
      randomId() {
        ids += 1
        return `${parts.visit ?? 'id'}-${ids}`
      },
    },
    fakes: [
      session.plugin,
      fake(portfolioContract, {
        state: { balances: 'on', names: 'on', native: {}, tokens: {}, nfts: {}, identities: {} },
        api: { refresh: async (accountId?: string) => void refreshed.push(accountId) },
      }),
    ],
    ...(parts.storage ? { storage: parts.storage } : {}),
    ...(parts.clock ? { clock: parts.clock } : {}),
  })
  chain ??= createFakeChain()
  const target = page.latchkey.get(sessionContract).active()
  if (!rpc || !target) throw new Error('The wallet was not set up.')
  page.latchkey.on('transactions:done', (result) => void done.push(result))
  let stop = page.latchkey.start()
  return {
    ...page,
    stop: () => stop(),
    restart() {
      stop()
      stop = page.latchkey.start()
    },
    rpc,
    target,
    answerWallet(next) {
      answer = next
    },
    api: page.latchkey.get(transactionsContract),
    chain,
    refreshed,
    done,
    entries: () => page.latchkey.read(transactionsContract).entries,
    async pass(ms) {
      for (let left = ms; left > 0; left -= 1_000) await page.clock.advance(1_000)
    },
    setVisible(isVisible) {
      shown.visibilityState = isVisible ? 'visible' : 'hidden'
      page.browser.fire(new Event('visibilitychange'))
    },
    disconnect: () => page.setState(sessionContract, { connections: {}, active: {}, restoreStatus: 'done' }),
    setNetworks: (networks) => page.setState(sessionContract, { networks }),
  }
}
