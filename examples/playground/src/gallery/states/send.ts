import { WalletError } from '@latchkey/session/errors'
import { holdings } from '../data/holdings'
import { FRIEND, type SendChain } from '../data/send-chain'
import { ADDRESS, connectedOn } from '../data/sessions'
import type { ViewState } from '../gallery-state'
import { type ViewDriver, waitForPart } from '../view-driver'
import { confirm, fill, OWN, POISONED, preview, state, tokens, transfer } from './send-steps'

const EMPTY = '[part="empty-state"]'
const named = { ...transfer, to: 'harbour.eth' }

/** What the chain says changes after the review was opened and before its button is pressed. */
function changes(id: string, parts: Parameters<typeof preview>[1], change: (chain: Changing) => void) {
  const chain: Changing = { ...parts?.chain }
  const then = async (driver: ViewDriver): Promise<void> => {
    change(chain)
    await confirm(driver)
  }
  return preview(id, { ...parts, chain }, [then])
}

type Changing = { -readonly [Key in keyof SendChain]: SendChain[Key] }

function feeRises(): ViewState {
  return changes('-fee-rose', {}, (chain) => {
    chain.fee = '912000000000000'
  })
}

/** The name leads elsewhere, or cannot be looked up, when it is resolved again before the wallet is asked. */
function nameFails(id: string, name: string | Error): ViewState {
  return changes(id, { chain: { name: FRIEND }, given: named }, (chain) => {
    chain.name = name
  })
}

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
  preview('-name', { chain: { name: FRIEND }, given: named }),
  nameFails('-name-changed', OWN),
  nameFails('-name-unchecked', new Error('boom')),
  preview('-first-time', { recentReceivers: [] }),
  preview('-look-alike', {
    portfolio: holdings.much,
    given: { ...transfer, amount: '1234567123456789012345678', to: POISONED },
  }),
  preview('-loading', { chain: { fee: 'never' } }),
  preview('-insufficient', { chain: { fee: new WalletError('INSUFFICIENT_FUNDS', { phase: 'request' }) } }),
  feeRises(),
  preview('-target-changed', {}, [(driver) => driver.setSession(connectedOn('eip155:8453'))]),
  preview('-fee-about', { chain: { isUpperBound: false } }),
  preview('-rent', { chain: { rent: '2039280000000000' } }),
]
