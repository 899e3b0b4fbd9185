import { cloudContract } from '@latchkey/cloud/contract'
import { labelsOf, type Notice } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { pay } from '@latchkey/pay'
import type {
  Exchange,
  ExchangeReceipt,
  PayApi,
  PaymentFailure,
  PaymentOrder,
  PaymentProgress,
  PayState,
  WalletPayment,
  WalletReceipt,
} from '@latchkey/pay/contract'
import { english } from '@latchkey/pay/en'
import type { ActiveTarget, SentTransaction } from '@latchkey/session/contract'
import { UserRejectedError, WalletError } from '@latchkey/session/errors'
import { transactionsContract } from '@latchkey/transactions/contract'
import { holdings } from '../data/holdings'
import { base, ethereum, solana } from '../data/networks'
import { tokenPictures, walletPictures } from '../data/pictures'
import { ADDRESS, connectedOn, offering, onOneChain } from '../data/sessions'
import { few } from '../data/wallets'
import type { ViewState } from '../gallery-state'

const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const HASH = `0x${'9a'.repeat(32)}`
const never = (): Promise<never> => new Promise(() => undefined)

const target: ActiveTarget = {
  namespace: 'eip155',
  connectionId: 'only',
  account: { namespace: 'eip155', address: ADDRESS },
  networkId: 'eip155:1',
  network: ethereum,
  chainId: 1,
}
const invoice: PaymentOrder = {
  asset: {
    networkId: 'eip155:1',
    address: `0x${'1'.padStart(40, '0')}`,
    name: 'Harbour Dollar',
    symbol: 'HUSD',
    decimals: 6,
    iconUrl: tokenPictures.dollar,
  },
  recipient: SHOP,
  amount: '49900000',
  exchanges: {},
}
const ether = { ...ethereum.nativeCurrency, networkId: 'eip155:1', iconUrl: tokenPictures.ether } as const
const exchanges: readonly Exchange[] = [
  { id: 'harbour', name: 'Harbour Exchange', imageUrl: walletPictures.harbour },
  { id: 'corner', name: 'Corner' },
]

/** The listed exchanges or their loading state. `off`: no service offers exchanges. */
type Exchanges = readonly Exchange[] | 'loading' | 'failed' | 'off'

interface Parts extends Partial<ViewState> {
  readonly order?: PaymentOrder
  readonly progress?: PaymentProgress
  readonly listed?: Exchanges
  readonly payments?: Partial<PayApi>
}

/** The plugin `pay` with a payment that stays in the given state. */
function payingWith(order: PaymentOrder, progress: PaymentProgress, { listed = exchanges, payments }: Parts) {
  const plugin = pay()
  const { asset, amount, exchanges: filter } = order
  const caip19 = `${asset.networkId}/${asset.address === undefined ? 'slip44:60' : `erc20:${asset.address}`}`
  const state: PayState = {
    payment: { order, progress },
    exchanges: { [JSON.stringify([caip19, amount, filter])]: entryOf(listed) },
  }
  const api: PayApi = {
    pay: never,
    loadExchanges: never,
    estimate: async () => ({ fee: { value: '412000000000000', decimals: 18, symbol: 'ETH' } }),
    send: never,
    isWaiting: () => false,
    payAt: never,
    chooseAgain: never,
    ...payments,
  }
  return { ...plugin, runtime: { ...plugin.runtime, initialState: () => state, setup: () => api } }
}

function entryOf(listed: Exchanges): PayState['exchanges'][string] {
  if (listed === 'loading' || listed === 'off') return { status: 'loading' }
  if (listed === 'failed') return { status: 'failed', failedAtMs: 0 }
  return { status: 'known', items: listed, readAtMs: 0 }
}

function state(id: string, parts: Parts = {}): ViewState {
  const { order = invoice, progress = { phase: 'choosing' }, listed, payments: _payments, ...more } = parts
  const pending = fake(transactionsContract, {
    state: { entries: [] },
    api: { suppressNotice: () => () => undefined },
  })
  const cloud = fake(cloudContract, { state: {}, api: { projectId: 'gallery' } })
  return {
    id: `pay/${id}`,
    session: connectedOn('eip155:1'),
    portfolio: holdings.few,
    api: { active: () => target },
    plugins: [...(listed === 'off' ? [] : [cloud]), pending, payingWith(order, progress, parts)],
    path: [(to) => to.push('Pay')],
    shows: '[part="pay"]',
    ...more,
  }
}

function quote(id: string, parts: Parts = {}): ViewState {
  return state(`quote${id}`, {
    path: [(to) => to.push('Pay'), (to) => to.push('PayQuote')],
    shows: '[part="pay-quote"]',
    ...parts,
  })
}

const payment: WalletPayment = { order: invoice, target }

function asking(id: string, ms: number, error?: Error): ViewState {
  return state(`request-${id}`, {
    path: [(to) => to.push('Pay'), (to) => to.push('PayRequest', payment)],
    shows: '[part="pay-request"]',
    act: ({ pass }) => pass(ms),
    ...(error ? { payments: { send: () => Promise.reject(error) } } : {}),
  })
}

function ended(id: string, progress: PaymentProgress): ViewState {
  return state(`end-${id}`, {
    progress,
    path: [(to) => to.push('PayLoading')],
    shows: '[part="pay-end"]',
  })
}

const sent: SentTransaction = {
  type: 'transaction',
  id: HASH,
  from: ADDRESS,
  networkId: 'eip155:1',
  connectionId: 'only',
}
const paid = { networkId: 'eip155:1', to: SHOP, asset: 'native', amount: invoice.amount } as const
const byWallet: WalletReceipt = { type: 'wallet', hash: HASH, from: ADDRESS, ...paid }
const byExchange: ExchangeReceipt = { type: 'exchange', exchangeId: 'harbour', sessionId: 'abc', ...paid }
const failed = (failure: PaymentFailure, receipt: WalletReceipt | ExchangeReceipt = byWallet): ViewState =>
  ended(failure, { phase: 'failed', failure, receipt })
const harbour = { id: 'harbour', name: 'Harbour Exchange' }
const atExchange = (
  id: string,
  status: 'waiting' | 'in-progress' | 'says-paid' | 'declined',
  more: { readonly isUnreachable?: true } = {},
): ViewState => ended(id, { phase: 'at-exchange', exchange: harbour, receipt: byExchange, status, ...more })

const labelOf = labelsOf(english)
/** What is told of a payment at an exchange after its view was left. */
const told = (id: string, end: PaymentFailure | 'paid', kind: Pick<Notice, 'code' | 'variant'>): ViewState =>
  state(`notice-${id}`, {
    path: [(to) => to.push('Account')],
    shows: '[part="account"]',
    act: ({ notify }) =>
      notify({
        ...{ surface: 'alert', ...kind },
        text: (t, args) => {
          const what = `49.9 ${invoice.asset.symbol}`
          const outcome = labelOf('pay.notice', { outcome: labelOf(`pay.${end}`)(t, args), what })(t, args)
          return end === 'paid' ? outcome : `${outcome}. ${labelOf(`pay.${end}-hint`)(t, args)}`
        },
        // An exchange that declines names no transaction.
        ...(end !== 'declined-by-exchange' && {
          link: { label: labelOf('pay.explorer'), url: `https://etherscan.io/tx/${HASH}` },
        }),
      }),
  })

export const payStates: readonly ViewState[] = [
  state('choices'),
  state('not-connected', { session: offering(few) }),
  state('exchanges-loading', { listed: 'loading' }),
  state('exchanges-failed', { listed: 'failed' }),
  state('exchanges-none', { listed: [] }),
  state('by-wallet-only', { listed: 'off' }),
  state('long', {
    order: {
      ...invoice,
      asset: { ...ether, symbol: 'KEYMAKERGOVERNANCE' },
      amount: '1234567891234567891234567',
    },
    listed: [{ id: 'long', name: 'The Honourable Exchange of Keymakers and Locksmiths' }],
  }),
  quote(''),
  quote('-loading', { payments: { estimate: never } }),
  quote('-failed', {
    payments: { estimate: () => Promise.reject(new WalletError('EXECUTION_REVERTED', { phase: 'request' })) },
  }),
  quote('-insufficient', { order: { ...invoice, amount: '99000000000' } }),
  quote('-other-network', {
    order: { ...invoice, asset: { ...invoice.asset, networkId: base.id } },
    shows: '[part~="pay-switch"]',
  }),
  quote('-other-chain', {
    session: onOneChain(),
    order: { ...invoice, asset: { ...solana.nativeCurrency, networkId: solana.id } },
    shows: '[part~="pay-connect"]',
  }),
  // While a wallet may still send it, the exchanges give way to a sentence.
  state('unsettled', { progress: { phase: 'asking' } }),
  state('unknown', { progress: { phase: 'asking', isUnknown: true } }),
  asking('pending', 1_000),
  asking('silent', 13_000),
  asking('declined', 10, new UserRejectedError({ phase: 'request' })),
  asking('failed', 10, new Error('boom')),
  ended('sent', { phase: 'sent', receipt: byWallet, sent }),
  ended('paid', { phase: 'paid', receipt: byWallet }),
  atExchange('at-exchange', 'waiting'),
  atExchange('in-progress', 'in-progress'),
  atExchange('says-paid', 'says-paid'),
  atExchange('declined', 'declined'),
  atExchange('unreachable', 'waiting', { isUnreachable: true }),
  failed('reverted'),
  failed('cancelled'),
  failed('replaced'),
  failed('expired'),
  failed('different'),
  failed('timed-out'),
  failed('declined-by-exchange', byExchange),
  failed('unproven', byExchange),
  told('exchange-paid', 'paid', { code: 'PAYMENT_ARRIVED', variant: 'success' }),
  told('exchange-unproven', 'unproven', { code: 'PAYMENT_UNKNOWN', variant: 'warning' }),
  told('exchange-declined', 'declined-by-exchange', { code: 'PAYMENT_FAILED', variant: 'error' }),
]
