import { holdings } from '../data/holdings'
import { FRIEND } from '../data/send-chain'
import type { ViewState } from '../gallery-state'
import { asking, fill, pass, preview, state, tokens, transfer } from './send-steps'

/** A transfer of a token. */
const ofToken = {
  portfolio: holdings.much,
  given: { amount: '12500000', tokenAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', to: FRIEND },
}
const named = { ...transfer, to: 'harbour.eth' }

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
  preview('-name-ethereum-record', { chain: { name: FRIEND, record: 'ethereum' }, given: named }),
  preview('-name-unusual', {
    chain: { name: FRIEND, isUnusual: true, isContract: true },
    given: { ...transfer, to: 'harb\u043eur.eth' },
  }),
  preview('-contract', { chain: { isContract: true } }),
  preview('-token', ofToken),
  preview('-token-whole', ofToken, [({ press }) => press('[part~="send-contract"]')]),
  asking('token', ofToken, [pass(1_000)]),
]
