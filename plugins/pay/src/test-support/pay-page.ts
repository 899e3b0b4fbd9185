// Loaded in advance, so that tests that wait for a few tasks do not wait for the compiler.
import '../lazy-code'
import { cloudContract } from '@latchkey/cloud/contract'
import { type Contract, defineContract, definePlugin, type View } from '@latchkey/kernel'
import { createTestLatchkey, fake, type TestLatchkey } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import type {
  ActiveTarget,
  NetworkId,
  SentTransaction,
  TransactionContents,
  TransactionOutcome,
} from '@latchkey/session/contract'
import {
  ADDRESS,
  base,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
} from '@latchkey/session/testing'
import { type TransactionResult, transactionsContract } from '@latchkey/transactions/contract'
import { type PaymentOptions, type PayState, payContract, type WalletPayment } from '../contract'
import { pay } from '../plugin'

export const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const HASH = `0x${'ab'.repeat(32)}`
export const options: PaymentOptions = {
  paymentAsset: {
    network: 'eip155:1',
    asset: 'native',
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  recipient: SHOP,
  amount: '1.5',
}

export function targetOn(networkId: NetworkId): ActiveTarget {
  const network = networkId === base.id ? base : mainnet
  const account = { namespace: 'eip155', address: ADDRESS } as const
  return { namespace: 'eip155', connectionId: 'c', account, networkId, network, chainId: 1 }
}

const sentWith = (id: string): SentTransaction => ({
  type: 'transaction',
  id,
  from: ADDRESS,
  networkId: 'eip155:1',
  connectionId: 'c',
})

interface WalletViewContract extends Contract {
  readonly id: 'test/wallet-view'
  readonly api: { show(signal: AbortSignal): Promise<void> }
  readonly views: { readonly 'test/WalletView': View }
}
const walletViewContract = defineContract<WalletViewContract>('test/wallet-view', 1)
/** The view that an embedded wallet shows during a request. */
const walletView = definePlugin(walletViewContract, {
  views: { 'test/WalletView': { title: () => 'Wallet', load: async () => ({ default: () => null }) } },
  setup: (ctx) => ({
    show: (signal) => ctx.router.ask('test/WalletView', undefined, { signal }).catch(() => undefined),
  }),
})

export interface PayPage extends TestLatchkey {
  /** Resolves once the payment methods are shown, or the payment was refused. */
  pay(given?: unknown, timeoutMs?: number): Promise<void>
  /** The outcome of the payment: the receipt or the error. */
  ended(): Promise<unknown>
  /** Shows the wallet's own view until the returned function is called. */
  showWallet(): Promise<() => Promise<void>>
  /** The payment as the review creates it. */
  payment(networkId?: NetworkId): WalletPayment
  send(payment: WalletPayment): Promise<unknown>
  /** The requests to the wallet. */
  readonly planned: readonly unknown[]
  /** The bodies of the requests to the exchanges. */
  readonly asked: readonly unknown[]
  /** The exchange's status and the chain's content. */
  readonly world: {
    /** The wallet's error. With a promise the wallet responds when that settles. */
    wallet?: unknown
    /** The hash of what the wallet is asked for next. Default: `HASH`. */
    hash?: string
    exchange: unknown
    url: string
    outcome: TransactionOutcome
    contents: TransactionContents | undefined
    /** What every token's contract states. Default: 6. */
    decimals: number | undefined
    /** Whether the chain can tell afterwards what was paid. */
    isProvable: boolean
  }
  /** Ends the transaction with this hash. */
  finish(result: TransactionResult, hash?: string): void
  phase(): string | undefined
  /** What the exchange has reported, while the payment is there. */
  status(): string | undefined
  isUnreachable(): boolean
  readonly api: ReturnType<typeof apiOf>
  /** Advances the clock and flushes tasks. */
  pass(ms: number): Promise<void>
}

const stateOf = (page: TestLatchkey): PayState => page.latchkey.read(payContract)
const apiOf = (page: TestLatchkey) => page.latchkey.get(payContract)

/** Starts the plugin with a fake wallet, exchange and chain. */
export async function openPayPage(): Promise<PayPage> {
  const planned: unknown[] = []
  const asked: unknown[] = []
  const world: PayPage['world'] = {
    exchange: { status: 'UNKNOWN' },
    url: 'https://exchange.example/pay',
    outcome: { status: 'confirmed' },
    contents: { from: ADDRESS, requests: [{ type: 'transfer', to: SHOP, amount: '1500000000000000000' }] },
    decimals: 6,
    isProvable: true,
  }
  const chain = createFakeChainAdapter(
    {
      transactions: {
        wait: async () => world.outcome,
        read: async () => world.contents,
        canProve: async () => world.isProvable,
      },
      tokens: { list: async () => [], decimals: async () => world.decimals },
    },
    { networks: [mainnet, base], isAddress: (text) => /^0x[\da-f]{40}$/i.test(text) },
  )
  const session = createFakeSession({
    state: { networks: [mainnet, base], ...connectedState() },
    api: { adapter: (namespace) => (namespace === chain.namespace ? chain : undefined) },
  })
  const pending = fake(transactionsContract, {
    state: { entries: [] },
    api: {
      send: async (request) => {
        planned.push(request)
        const { hash = HASH } = world
        if (world.wallet instanceof Promise) await world.wallet
        else if (world.wallet !== undefined) throw world.wallet
        return sentWith(hash)
      },
      estimate: () => Promise.reject(new Error('not here')),
      suppressNotice: () => () => undefined,
    },
  })
  const answers: Readonly<Record<string, () => unknown>> = {
    reown_getExchanges: () => ({ exchanges: [{ id: 'one', name: 'One' }], total: 1 }),
    reown_getExchangePayUrl: () => ({ url: world.url, sessionId: 'abc' }),
    reown_getExchangeBuyStatus: () => world.exchange,
  }
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      projectId: 'p',
      sdkQuery: async () => ({ projectId: 'p', st: 'shop', sv: 'js-1' }),
      blockchainApi: async ({ body, parse }) => {
        asked.push(body)
        const method = String(Reflect.get(Object(body), 'method'))
        return parse({ jsonrpc: '2.0', id: 1, result: await answers[method]?.() })
      },
    },
  })
  const portfolio = fake(portfolioContract, { state: emptyPortfolio, api: {} })
  const test = createTestLatchkey({
    plugins: [pay(), walletView()],
    fakes: [session.plugin, portfolio, pending, cloud],
  })
  test.latchkey.start()
  const api = apiOf(test)
  let end: Promise<unknown> = Promise.resolve()
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  }
  const orderOf = () => {
    const { payment } = stateOf(test)
    if (!payment) throw new Error('No payment is open.')
    return payment.order
  }
  return {
    ...test,
    planned,
    asked,
    world,
    api,
    async pay(given = options, timeoutMs = 300_000) {
      end = Promise.resolve(Reflect.apply(api.pay, undefined, [given, { timeoutMs }])).catch((error) => error)
      await settle()
    },
    ended: () => end,
    async showWallet() {
      const leaving = new AbortController()
      void test.latchkey.get(walletViewContract).show(leaving.signal)
      await settle()
      return async () => {
        leaving.abort()
        await settle()
      }
    },
    payment: (networkId = 'eip155:1') => ({ order: orderOf(), target: targetOn(networkId) }),
    send: (payment) => api.send(payment).catch((error: unknown) => error),
    finish(result, hash = HASH) {
      const { entries } = test.latchkey.read(transactionsContract)
      const ended = { sent: sentWith(hash), requests: [], sentAtMs: 0, result }
      test.setState(transactionsContract, { entries: [...entries, ended] })
    },
    phase: () => stateOf(test).payment?.progress.phase,
    status() {
      const progress = stateOf(test).payment?.progress
      return progress?.phase === 'at-exchange' ? progress.status : undefined
    },
    isUnreachable() {
      const progress = stateOf(test).payment?.progress
      return progress?.phase === 'at-exchange' && progress.isUnreachable === true
    },
    async pass(ms) {
      await test.clock.advance(ms)
      await settle()
    },
  }
}
