import { receive } from '@latchkey/receive'
import type { ReceiveArgs } from '@latchkey/receive/contract'
import { holdings } from '../data/holdings'
import { ethereum, manyNetworks, solana } from '../data/networks'
import { connectedOn, onBitcoin, onSecondChain, severalConnected } from '../data/sessions'
import type { ViewState } from '../gallery-state'
import { type ViewDriver, waitForPart } from '../view-driver'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const AMOUNT = '[part~="amount-field-input"]'

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const asksToken: ReceiveArgs = {
  amount: '1250500000',
  tokenAddress: TOKEN,
  tokenSymbol: 'HUSD',
  tokenDecimals: 6,
}

/** A network on which every token's contract states these decimals; without any none can be read. */
const stating = (decimals?: number): NonNullable<ViewState['api']> => ({
  adapter: () => ({
    id: 'evm',
    namespace: 'eip155',
    networks: [ethereum],
    isAddress: () => true,
    capabilities: async () => ({ tokens: { list: async () => [], decimals: async () => decimals } }),
  }),
})

type Parts = Partial<ViewState> & { readonly given?: ReceiveArgs }

function state(id: string, { given, ...more }: Parts = {}): ViewState {
  return {
    id: `receive${id}`,
    session: connectedOn('eip155:1'),
    portfolio: holdings.few,
    plugins: [receive()],
    path: [(to) => to.push('Account'), (to) => to.push('WalletReceive', given)],
    shows: '[part="receive"]',
    ...more,
  }
}

function form(id: string, more: Parts = {}): ViewState {
  return state(`/amount${id}`, {
    path: [
      (to) => to.push('Account'),
      (to) => to.push('WalletReceive'),
      (to) => to.push('WalletReceiveAmount'),
    ],
    shows: '[part="receive-form"]',
    ...more,
  })
}

function tokens(id: string, more: Parts = {}): ViewState {
  return form(`/tokens${id}`, {
    path: [
      (to) => to.push('Account'),
      (to) => to.push('WalletReceive'),
      (to) => to.push('WalletReceiveAmount'),
      (to) => to.push('WalletReceiveSelectToken'),
    ],
    shows: '[part="receive-tokens"]',
    ...more,
  })
}

/** Adds the Web Share API, which phones have. */
function letShare(): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: () => new Promise(() => undefined) })
}

async function askFor(driver: ViewDriver, amount: string): Promise<void> {
  await driver.type(AMOUNT, amount)
  await driver.press('[part~="receive-show"]')
  await waitForPart(driver, '[part="receive-amount"]')
}

const many = connectedOn('eip155:1')

export const receiveStates: readonly ViewState[] = [
  state(''),
  state('/many-networks', { session: { ...many, networks: manyNetworks } }),
  state('/no-networks', { session: { ...connectedOn('eip155:1'), networks: [] } }),
  state('/solana', { session: onSecondChain(), given: { networkId: solana.id } }),
  state('/unsupported-network', {
    session: connectedOn('eip155:250'),
    policy: { allowUnsupportedChain: true },
  }),
  state('/not-connected-there', { given: { networkId: 'eip155:5' }, shows: '[part~="empty-state"]' }),
  state('/page-asks', { given: { amount: '1500000000000000000' } }),
  state('/page-asks-token', { given: asksToken, api: stating(6) }),
  state('/other-decimals', { given: asksToken, api: stating(18), shows: '[part~="receive-unread"]' }),
  state('/token-unread', { given: asksToken, api: stating(), shows: '[part~="receive-unread"]' }),
  state('/page-asks-solana', {
    session: severalConnected(),
    given: { networkId: solana.id, amount: '123456789123456789' },
  }),
  state('/share', {
    userAgent: PHONE,
    path: [
      (to) => {
        letShare()
        to.push('WalletReceive', { amount: '1500000000000000000' })
      },
    ],
  }),
  state('/asked', {
    path: [
      (to) => to.push('Account'),
      (to) => to.push('WalletReceive'),
      (to) => to.push('WalletReceiveAmount'),
    ],
    shows: '[part="receive-form"]',
    act: (driver) => askFor(driver, '0.25'),
  }),
  form(''),
  form('/typed', { act: ({ type }) => type(AMOUNT, '12.5') }),
  form('/wrong', { act: ({ type }) => type(AMOUNT, '0') }),
  form('/other-token', {
    api: stating(6),
    async act(driver) {
      await driver.press('[part~="receive-token"]')
      await waitForPart(driver, '[part~="token"]')
      await driver.press('li:nth-child(2) [part~="token"]')
      await waitForPart(driver, '[part="receive-form"]')
    },
  }),
  form('/unreadable', { session: onBitcoin(), shows: '[part~="receive-unreadable"]' }),
  form('/once-more', {
    async act(driver) {
      await askFor(driver, '0.25')
      await driver.press('[part~="receive-ask"]')
      await waitForPart(driver, '[part="receive-form"]')
    },
  }),
  tokens(''),
  tokens('-none', { portfolio: holdings.none }),
  tokens('-many', { portfolio: holdings.many }),
  tokens('-loading', { portfolio: holdings.loading }),
  tokens('-failed', { portfolio: holdings.failed }),
]
