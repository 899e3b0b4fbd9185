import { fake } from '@latchkey/kernel/testing'
import { send } from '@latchkey/send'
import type { SendParameters, SendRequest } from '@latchkey/send/contract'
import type { ActiveTarget, SentTransaction, SessionState, TokenHolding } from '@latchkey/session/contract'
import { UserRejectedError, WalletError } from '@latchkey/session/errors'
import { type TransactionResult, transactionsContract } from '@latchkey/transactions/contract'
import { holdings, KEY } from '../data/holdings'
import { ethereum } from '../data/networks'
import { adapterOf, estimateOf, FRIEND, type SendChain } from '../data/send-chain'
import { ADDRESS, connectedOn } from '../data/sessions'
import type { ViewState } from '../gallery-state'
import { type ViewDriver, waitForPart } from '../view-driver'

const POISONED = '0x70997fA2b1cD4e5F60718293a4B5c6D7e8dc79C8'
const OWN = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const HASH = `0x${'5e'.repeat(32)}`
const never = (): Promise<never> => new Promise(() => undefined)

/** A session with a wallet that has two accounts. */
function connected(): SessionState {
  const state = connectedOn('eip155:1')
  const only = state.connections['only']
  if (only?.status !== 'connected') return state
  const accounts = [only.accounts[0], { namespace: 'eip155', address: OWN }] as const
  return { ...state, connections: { only: { ...only, accounts } } }
}
const target: ActiveTarget = {
  namespace: 'eip155',
  connectionId: 'only',
  account: { namespace: 'eip155', address: ADDRESS },
  networkId: 'eip155:1',
  network: ethereum,
  chainId: 1,
}

type Parts = Partial<ViewState> & {
  readonly chain?: SendChain
  readonly result?: TransactionResult
  readonly given?: SendParameters
}

export function state(id: string, { chain = {}, result, given, ...more }: Parts = {}): ViewState {
  const pending = fake(transactionsContract, {
    state: { entries: [{ sent, requests: [], sentAtMs: 0, ...(result ? { result } : {}) }] },
    api: {
      suppressNotice: () => () => undefined,
      estimate: () => estimateOf(chain),
      send: () => (chain.wallet ? Promise.reject(chain.wallet) : never()),
    },
  })
  return {
    id: `send/${id}`,
    session: connected(),
    portfolio: holdings.few,
    api: { adapter: adapterOf(chain), active: () => target },
    plugins: [pending, send()],
    recentReceivers: [FRIEND],
    path: [(to) => to.push('Account'), (to) => to.push('WalletSend', given)],
    shows: '[part="send"]',
    ...more,
  }
}

const sent: SentTransaction = {
  type: 'transaction',
  id: HASH,
  from: ADDRESS,
  networkId: 'eip155:1',
  connectionId: 'only',
}
const ether: TokenHolding | undefined = items()[0]
function items(): readonly TokenHolding[] {
  const entry = holdings.few.tokens?.[KEY]
  return entry?.status === 'known' ? entry.items : []
}
export function requestFor(change: Partial<SendRequest> = {}): SendRequest {
  const {
    value: _value,
    priceUsd = 0,
    ...token
  } = ether ?? { ...ethereum.nativeCurrency, networkId: 'eip155:1', value: '0' }
  return { target, token, priceUsd, amount: '1250000000000000000', to: FRIEND, ...change }
}

const AMOUNT = '[part~="amount-field-input"]'
const EMPTY = '[part="empty-state"]'
const TO = '[part~="address-field-input"]'
export const fill =
  (amount: string, to?: string) =>
  async (driver: ViewDriver): Promise<void> => {
    await driver.type(AMOUNT, amount)
    if (to !== undefined) await driver.type(TO, to)
    await driver.pass(1)
    // The field uses a real timer to wait for the end of typing, so advancing the clock is not enough.
    if (/\.eth$/i.test(to ?? '')) await new Promise((resolve) => setTimeout(resolve, 500))
    await driver.pass(1)
  }

export function tokens(id: string, more: Parts = {}): ViewState {
  return state(`tokens${id}`, {
    path: [
      (to) => to.push('Account'),
      (to) => to.push('WalletSend'),
      (to) => to.push('WalletSendSelectToken'),
    ],
    shows: '[part="send-tokens"]',
    ...more,
  })
}

export function preview(
  id: string,
  { request = requestFor(), ...more }: Parts & { readonly request?: SendRequest } = {},
): ViewState {
  return state(`preview${id}`, {
    path: [(to) => to.push('Account'), (to) => to.push('WalletSendPreview', request)],
    shows: '[part="send-preview-view"]',
    act: ({ pass }) => pass(10),
    ...more,
  })
}

/** The fee rises after the preview was opened and before its button is pressed. */
function feeRises(): ViewState {
  const chain = { fee: '412000000000000' }
  return preview('-fee-rose', {
    chain,
    async act(driver) {
      await driver.pass(10)
      chain.fee = '912000000000000'
      await driver.press('[part~="send-confirm"]')
      await driver.pass(10)
    },
  })
}

/** The name leads elsewhere, or cannot be looked up, when it is resolved again before the wallet is asked. */
function nameFails(id: string, name: string | Error): ViewState {
  return preview(id, {
    chain: { name },
    request: requestFor({ toName: 'harbour.eth' }),
    async act(stage) {
      await stage.pass(10)
      await stage.press('[part~="send-confirm"]')
      await stage.pass(10)
    },
  })
}

export function asking(id: string, ms: number, chain: SendChain = {}, request = requestFor()): ViewState {
  return state(`request-${id}`, {
    chain,
    path: [(to) => to.push('WalletSendPreview', request), (to) => to.push('WalletSendRequest', request)],
    shows: '[part="send-request"]',
    act: ({ pass }) => pass(ms),
  })
}

/** The user went back from the request and opened it again, while the wallet still shows it. */
function askedBefore(): ViewState {
  const request = requestFor()
  return state('request-waiting', {
    path: [(to) => to.push('WalletSendPreview', request), (to) => to.push('WalletSendRequest', request)],
    shows: '[part="send-request"]',
    async act(driver) {
      await driver.pass(10)
      await driver.press('[part~="back"]')
      await waitForPart(driver, '[part~="send-confirm"]')
      await driver.pass(10)
      await driver.press('[part~="send-confirm"]')
      await driver.pass(10)
      await waitForPart(driver, '[part="send-request"]')
      await driver.pass(13_000)
    },
  })
}

function ended(id: string, result?: TransactionResult): ViewState {
  return state(`end-${id}`, {
    path: [(to) => to.push('WalletSendConfirmed', { request: requestFor(), sent })],
    shows: '[part="send-end"]',
    ...(result ? { result } : {}),
  })
}

const longAmount = requestFor({ amount: '1234567123456789012345678', to: POISONED })

export const sendStates: readonly ViewState[] = [
  state('empty'),
  state('amount', { act: fill('1.25') }),
  state('dollars', {
    async act(driver) {
      await fill('1.25')(driver)
      await driver.press('[part~="send-unit"]')
    },
  }),
  state('max-dollars', {
    async act(stage) {
      await stage.press('[part~="send-unit"]')
      await waitForPart(stage, '[part~="amount-field-max"]')
      await stage.press('[part~="amount-field-max"]')
    },
  }),
  state('max', {
    async act(driver) {
      await waitForPart(driver, '[part~="amount-field-max"]')
      await driver.press('[part~="amount-field-max"]')
    },
  }),
  state('incorrect-value', { act: fill('0') }),
  state('insufficient-funds', { act: fill('500') }),
  state('invalid-address', { act: fill('1.25', '0x1234') }),
  state('mistyped', {
    async act(driver) {
      await fill('1.25', FRIEND.replace('C', 'c'))(driver)
      await driver.press('[part~="send-preview"]')
    },
  }),
  state('ready', { act: fill('1.25', FRIEND) }),
  state('look-alike', { act: fill('1.25', POISONED) }),
  state('token-contract', { act: fill('1.25', `0x${'1'.padStart(40, '0')}`) }),
  state('nobody', { act: fill('1.25', `0x${'0'.repeat(40)}`) }),
  state('own', { act: fill('1.25', ADDRESS) }),
  state('name-resolving', { chain: { name: 'never' }, act: fill('1.25', 'harbour.eth') }),
  state('name-found', { chain: { name: FRIEND }, act: fill('1.25', 'harbour.eth') }),
  state('name-unusual', { chain: { name: FRIEND, isUnusual: true }, act: fill('1.25', 'harb\u043eur.eth') }),
  state('name-failed', { chain: { name: new Error('boom') }, act: fill('1.25', 'harbour.eth') }),
  state('name-not-found', { act: fill('1.25', 'nobody.eth') }),
  state('name-not-found-given', {
    given: { amount: '250000000000000000', tokenAddress: 'native', to: 'nobody.eth' },
    async act(stage) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await stage.pass(1)
    },
  }),
  state('loading', { portfolio: holdings.loading }),
  state('no-tokens', { portfolio: holdings.none }),
  state('unpriced', { portfolio: holdings.unpriced, act: fill('1.25', FRIEND) }),
  state('given', { given: { amount: '250000000000000000', tokenAddress: 'native', to: FRIEND } }),
  state('token-not-found', { given: { tokenAddress: FRIEND } }),
  state('network-not-found', { given: { networkId: 'eip155:5' }, shows: EMPTY }),
  state('unsupported', { session: connectedOn('eip155:5'), shows: EMPTY }),
  state('other-network', { given: { networkId: 'eip155:8453' }, shows: '[part~="send-switch"]' }),
  tokens(''),
  tokens('-many', { portfolio: holdings.many }),
  tokens('-none', { portfolio: holdings.none }),
  tokens('-loading', { portfolio: holdings.loading }),
  tokens('-failed', { portfolio: holdings.failed }),
  preview(''),
  preview('-name', { request: requestFor({ toName: 'harbour.eth', toRecord: 'network' }) }),
  nameFails('-name-changed', OWN),
  nameFails('-name-unchecked', new Error('boom')),
  preview('-first-time', { recentReceivers: [] }),
  preview('-look-alike', { request: longAmount }),
  preview('-loading', { chain: { fee: 'never' } }),
  preview('-insufficient', { chain: { fee: new WalletError('INSUFFICIENT_FUNDS', { phase: 'request' }) } }),
  feeRises(),
  preview('-target-changed', {
    request: requestFor({ target: { ...target, networkId: 'eip155:8453', chainId: 8453 } }),
    shows: EMPTY,
  }),
  preview('-incomplete', { request: requestFor({ amount: '0' }), shows: EMPTY }),
  preview('-fee-about', { chain: { isUpperBound: false } }),
  preview('-rent', { chain: { rent: '2039280000000000' } }),
  asking('pending', 1_000),
  asking('silent', 13_000),
  askedBefore(),
  asking('declined', 10, { wallet: new UserRejectedError({ phase: 'request' }) }),
  asking('name', 1_000, {}, requestFor({ toName: 'harbour.eth', toRecord: 'ethereum' })),
  asking('failed', 10, { wallet: new Error('boom') }),
  ended('pending'),
  ended('confirmed', { outcome: { status: 'confirmed', id: HASH }, differences: [] }),
  ended('unread', { outcome: { status: 'confirmed', id: HASH } }),
  ended('reverted', { outcome: { status: 'reverted', id: HASH } }),
  ended('repriced', { outcome: { status: 'replaced', reason: 'repriced', id: HASH }, differences: [] }),
  ended('cancelled', { outcome: { status: 'replaced', reason: 'cancelled', id: HASH } }),
  ended('replaced', { outcome: { status: 'replaced', reason: 'replaced', id: HASH } }),
  ended('timed-out', { outcome: { status: 'timed-out' } }),
  ended('expired', { outcome: { status: 'timed-out', reason: 'expired' } }),
  ended('different', { outcome: { status: 'confirmed', id: HASH }, differences: ['amount', 'to'] }),
]
