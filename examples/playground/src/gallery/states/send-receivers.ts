import { holdings } from '../data/holdings'
import { FRIEND } from '../data/send-chain'
import type { ViewState } from '../gallery-state'
import { asking, fill, preview, requestFor, state, tokens } from './send'

const tokenRequest = requestFor({
  token: {
    networkId: 'eip155:1',
    address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
  },
  priceUsd: 1,
  amount: '12500000',
})

/** What is said of a receiver, of its name and of the token's contract. */
export const sendReceiverStates: readonly ViewState[] = [
  state('name-capitals', { chain: { name: FRIEND }, act: fill('1.25', 'Harbour.ETH') }),
  state('name-ethereum-record', {
    chain: { name: FRIEND, record: 'ethereum' },
    act: fill('1.25', 'harbour.eth'),
  }),
  state('name-no-address', { chain: { issue: 'no-address' }, act: fill('1.25', 'harbour.eth') }),
  state('name-unreadable', { chain: { issue: 'unreadable' }, act: fill('1.25', 'harbour.eth') }),
  state('name-unusual-contract', {
    chain: { name: FRIEND, isUnusual: true, isContract: true },
    act: fill('1.25', 'harb\u043eur.eth'),
  }),
  state('contract', { chain: { isContract: true }, act: fill('1.25', FRIEND) }),
  tokens('-same-name', { portfolio: holdings.sameNamed }),
  preview('-name-ethereum-record', { request: requestFor({ toName: 'harbour.eth', toRecord: 'ethereum' }) }),
  preview('-name-unusual', {
    chain: { isContract: true },
    request: requestFor({ toName: 'harb\u043eur.eth', toRecord: 'network', isNameUnusual: true }),
  }),
  preview('-contract', { chain: { isContract: true } }),
  preview('-token', { request: tokenRequest }),
  preview('-token-whole', {
    request: tokenRequest,
    async act(driver) {
      await driver.pass(10)
      await driver.press('[part~="send-contract"]')
    },
  }),
  asking('token', 1_000, {}, tokenRequest),
]
