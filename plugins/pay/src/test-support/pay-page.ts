import { cloudContract } from '@latchkey/cloud/contract'
import { createTestLatchkey, fake, type TestLatchkey } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import {
  type ActiveTarget,
  type NetworkId,
  type SentTransaction,
  sessionContract,
  type TransactionContents,
  type TransactionEstimate,
  type TransactionOutcome,
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
  type TransactionResult,
  type TransactionRun,
  transactionsContract,
} from '@latchkey/transactions/contract'
import { fakeTransactions } from '@latchkey/transactions/test-support'
import { type PaymentOptions, type PayState, payContract } from '../contract'
import type { PayActions } from '../payment/payments'
import type { WalletPayment } from '../payment/wallet-payment'
import { barePay, walletView, walletViewContract } from './bare-plugins'

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

export interface PayPage extends TestLatchkey {
  /** Resolves once the payment methods are shown, or the payment was refused. */
  pay(given?: unknown, timeoutMs?: number, signal?: AbortSignal): Promise<void>
  /** The outcome of the payment: the receipt or the error. */
  ended(): Promise<unknown>
  /** Shows the wallet's own view until the returned function is called. */
  showWallet(): Promise<() => Promise<void>>
  /** The request as the review creates it. */
  payment(networkId?: NetworkId): WalletPayment
  /** The same from another account, which is in use from now on. */
  asOther(): WalletPayment
  /** Confirms a request in the review. Resolves with what the wallet has sent or with the error, once it has answered. */
  send(payment: WalletPayment): Promise<unknown>
  /** Asks again in the request's view. Resolves as `send`. */
  sendAgain(payment: WalletPayment): Promise<unknown>
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
  /** Shows a transaction that was sent from this browser and has no outcome. Default: what was ordered. */
  track(parts?: Partial<TrackedTransaction>): void
  /** Ends the transaction with this hash. */
  finish(result: TransactionResult, hash?: string): void
  /** What the state says of an undecided payment beside the open one. */
  beside(): { readonly hash?: string } | undefined
  phase(): string | undefined
  /** What the exchange has reported, while the payment is there. */
  status(): string | undefined
  isUnreachable(): boolean
  /** Whether a wallet has not said whether it has sent the payment. */
  isUnknown(): boolean
  /** The outcomes that events have told, with the hash. */
  readonly told: readonly (readonly [string, string | undefined])[]
  readonly api: ReturnType<typeof apiOf>
  readonly actions: PayActions
  /** Advances the clock and flushes tasks. */
  pass(ms: number): Promise<void>
}

const fee: TransactionEstimate = { fee: { value: '1', decimals: 18, symbol: 'ETH' } }

/** Other than a timer's, it comes at once. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** What was sent, or the error, once no request is open. */
function answerOf(run: TransactionRun): Promise<unknown> {
  return new Promise((resolve) => {
    const check = (): void => {
      const state = run.state()
      if (state.phase === 'asking') return
      resolve('sent' in state ? state.sent : 'error' in state ? state.error : undefined)
    }
    run.subscribe(check)
    check()
  })
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
        estimate: async () => fee,
        send: async (request, target) => {
          planned.push({ target, requests: [request] })
          const { hash = HASH } = world
          if (world.wallet instanceof Promise) await world.wallet
          else if (world.wallet !== undefined) throw world.wallet
          return sentWith(hash)
        },
      },
      tokens: { list: async () => [], decimals: async () => world.decimals },
    },
    { networks: [mainnet, base], isAddress: (text) => /^0x[\da-f]{40}$/i.test(text) },
  )
  const session = createFakeSession({
    state: { networks: [mainnet, base], ...connectedState() },
    api: { adapter: (namespace) => (namespace === chain.namespace ? chain : undefined) },
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
  const bare = barePay()
  const test = createTestLatchkey({
    plugins: [bare.plugin, walletView()],
    fakes: [session.plugin, portfolio, fakeTransactions([]), cloud],
  })
  test.latchkey.start()
  const api = apiOf(test)
  const actions = bare.actions()
  const told: (readonly [string, string | undefined])[] = []
  test.latchkey.on('pay:paid', ({ receipt }) => void told.push(['pay:paid', receipt.hash]))
  test.latchkey.on('pay:failed', ({ failure, receipt }) => void told.push([failure, receipt.hash]))
  let end: Promise<unknown> = Promise.resolve()
  const settle = async (): Promise<void> => {
    for (let task = 0; task < 20; task += 1) await nextTask()
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
    async pay(given = options, timeoutMs = 300_000, signal) {
      const paying = Reflect.apply(api.pay, undefined, [given, { timeoutMs, signal }])
      end = Promise.resolve(paying).catch((error) => error)
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
    actions,
    asOther() {
      const account = { namespace: 'eip155', address: SHOP } as const
      const { connections = {}, ...rest } = connectedState()
      const entries = Object.entries(connections).map(([id, one]) => [id, { ...one, accounts: [account] }])
      test.setState(sessionContract, { ...rest, connections: Object.fromEntries(entries) })
      return actions.requestOf(orderOf(), { ...targetOn('eip155:1'), account })
    },
    payment: (networkId = 'eip155:1') => actions.requestOf(orderOf(), targetOn(networkId)),
    async send(payment) {
      const { signal } = new AbortController()
      try {
        const found = await actions.flow.confirm(payment, fee, signal)
        if (found.kind === 'changed') return 'error' in found.change.fee ? found.change.fee.error : found
        return await answerOf(await actions.flow.run(payment))
      } catch (error) {
        return error
      }
    },
    async sendAgain(payment) {
      return (await actions.flow.run(payment)).ask({ again: true }).catch((error: unknown) => error)
    },
    track(parts) {
      const transfer = { type: 'transfer', to: SHOP, amount: '1500000000000000000' } as const
      const entry = { sent: sentWith(HASH), requests: [transfer], sentAtMs: 0, ...parts }
      test.setState(transactionsContract, { entries: [entry] })
    },
    beside: () => stateOf(test).payment?.beside,
    finish(result, hash = HASH) {
      const entries = test.latchkey.read(transactionsContract).entries.filter(({ sent }) => sent.id !== hash)
      const ended = { sent: sentWith(hash), requests: [], sentAtMs: 0, result }
      test.setState(transactionsContract, { entries: [...entries, ended] })
    },
    phase: () => stateOf(test).payment?.progress.phase,
    status() {
      const progress = stateOf(test).payment?.progress
      return progress?.phase === 'at-exchange' ? progress.status : undefined
    },
    told,
    isUnknown() {
      const progress = stateOf(test).payment?.progress
      return progress?.phase === 'asking' && progress.isUnknown === true
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
