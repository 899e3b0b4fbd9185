import { type BlockchainApiRequest, cloudContract } from '@latchkey/cloud/contract'
import { fake } from '@latchkey/kernel/testing'
import type { Popup } from '@latchkey/kernel/web'
import { onramp } from '@latchkey/onramp'
import type { OnrampProvider, Purchase, PurchaseProgress, PurchaseToken } from '@latchkey/onramp/contract'
import { providerMarks } from '../../latchkey/provider-marks'
import { holdings } from '../data/holdings'
import { ADDRESS, connectedOn, onBitcoin, target } from '../data/sessions'
import type { ViewState } from '../gallery-state'
import type { ViewDriver } from '../view-driver'

const never = (): Promise<never> => new Promise(() => undefined)
const providers: readonly OnrampProvider[] = [
  {
    id: 'lantern',
    name: 'Lantern Ramp',
    url: 'https://ramp.example/',
    iconUrl: providerMarks.lantern,
    supports: ['eip155'],
    feeRange: [1, 2],
  },
  {
    id: 'corner',
    name: 'Corner Exchange',
    url: 'https://corner.example/',
    iconUrl: providerMarks.corner,
    supports: ['eip155'],
    feeRange: [0.5, 1.5],
  },
]
const ether: PurchaseToken = {
  id: 'ETH',
  name: 'Ether',
  symbol: 'ETH',
  networkId: 'eip155:1',
  networkName: 'Ethereum',
}
const money = (amount: string) => ({ amount, currency: 'USD' })
const quoted = {
  paymentTotal: money('100'),
  paymentSubtotal: money('98.50'),
  purchaseAmount: { amount: '0.03078125', currency: 'ETH' },
  networkFee: money('1.50'),
  quoteId: 'q',
}

/** Whether the service responds with a quote, late, or with an error. */
type Service = 'quotes' | 'slow' | 'fails'

function cloud(service: Service) {
  return fake(cloudContract, {
    state: {},
    api: {
      projectId: 'gallery',
      async blockchainApi<Data>({ path, parse }: BlockchainApiRequest<Data>) {
        if (service === 'slow') return never()
        if (service === 'fails' || path !== '/v1/onramp/quote') throw new Error('It does not answer.')
        return parse(quoted)
      },
    },
  })
}

type Parts = Partial<ViewState> & { readonly service?: Service; readonly sellers?: readonly OnrampProvider[] }

function state(id: string, { service = 'quotes', sellers = providers, ...more }: Parts = {}): ViewState {
  return {
    id: `onramp/${id}`,
    session: connectedOn('eip155:1'),
    portfolio: holdings.few,
    api: { active: () => target },
    plugins: [cloud(service), onramp({ providers: sellers })],
    path: [(to) => to.push('Account'), (to) => to.push('OnRampProviders')],
    shows: '[part="onramp"]',
    act: ({ pass }) => pass(500),
    ...more,
  }
}

const AMOUNT = '[part~="amount-field-input"]'
const fill =
  (amount: string) =>
  async (driver: ViewDriver): Promise<void> => {
    await driver.type(AMOUNT, amount)
    await driver.pass(500)
  }

function purchase(progress: PurchaseProgress, change: Partial<Purchase> = {}): Purchase {
  return {
    id: progress.phase,
    providerId: 'lantern',
    token: ether,
    address: ADDRESS,
    amount: '100',
    currency: 'USD',
    startedAtMs: 0,
    progress,
    ...change,
  }
}
const openPopup: Popup = {
  isClosed: () => false,
  navigate: () => true,
  close: () => undefined,
  hasPosted: () => false,
}
const waiting = purchase({ phase: 'waiting' })
const arrived = purchase({ phase: 'arrived', amount: '30781250000000000', decimals: 18 })

function progress(id: string, shown: Purchase, popup?: Popup | null, ms = 1): ViewState {
  return state(`progress-${id}`, {
    path: [
      (to) => to.push('Account'),
      (to) => to.push('BuyInProgress', { purchase: shown, ...(popup === undefined ? {} : { popup }) }),
    ],
    shows: '[part="onramp-progress"]',
    act: ({ pass }) => pass(ms),
  })
}

const elsewhere = purchase(
  { phase: 'waiting' },
  { token: { ...ether, networkId: 'eip155:8453', networkName: 'Base' } },
)

export const onrampStates: readonly ViewState[] = [
  state('form'),
  state('estimating', { service: 'slow' }),
  state('no-estimate', { service: 'fails' }),
  state('empty', { act: fill('') }),
  state('bank-only', { act: fill('9000') }),
  state('too-little', { act: fill('5') }),
  state('too-much', { act: fill('90000') }),
  state('no-providers', {
    sellers: [
      { id: 'solana', name: 'Sol', url: 'https://sol.example/', supports: ['solana'], feeRange: [1, 2] },
    ],
  }),
  state('unsupported-chain', {
    session: onBitcoin(),
    path: [(to) => to.push('OnRampProviders')],
    shows: '[part~="empty-state"]',
  }),
  state('tokens', {
    path: [(to) => to.push('OnRampProviders'), (to) => to.push('OnRampTokenSelect')],
    shows: '[part="onramp-tokens"]',
  }),
  state('currencies', {
    service: 'fails',
    path: [(to) => to.push('OnRampProviders'), (to) => to.push('OnRampFiatSelect')],
    shows: '[part="onramp-currencies"]',
  }),
  progress('pending', waiting, openPopup),
  progress('blocked', waiting, null),
  progress('resumed', waiting),
  progress('slow', waiting, openPopup, 181_000),
  progress('unsure', { ...waiting, isReadLate: true }, openPopup),
  progress('possible', { ...waiting, possible: { amount: '30781250000000000', decimals: 18 } }, openPopup),
  progress('elsewhere', elsewhere, openPopup),
  progress('failed', purchase({ phase: 'failed' }), openPopup),
  progress('arrived', arrived, openPopup),
  state('purchases', {
    purchases: [
      waiting,
      purchase({ phase: 'failed' }, { providerId: 'corner', amount: '250' }),
      arrived,
      purchase(
        { phase: 'waiting' },
        { id: 'long', amount: '125000', token: { ...ether, symbol: 'KEYMAKERGOVERNANCE' } },
      ),
    ],
    path: [(to) => to.push('OnRampProviders'), (to) => to.push('OnRampActivity')],
    shows: '[part="onramp-purchases"]',
  }),
  state('no-purchases', {
    path: [(to) => to.push('OnRampProviders'), (to) => to.push('OnRampActivity')],
    shows: '[part~="empty-state"]',
  }),
  state('what-is-a-buy', {
    path: [(to) => to.push('Account'), (to) => to.push('WhatIsABuy')],
    shows: '[part="what-is-a-buy"]',
  }),
]
