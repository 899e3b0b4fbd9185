import { emptyPortfolio, type PortfolioState } from '@latchkey/portfolio/contract'
import type { SessionState } from '@latchkey/session/contract'
import { ADDRESS, connectedState, disconnectedState } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { composeAccountState } from './account-state'
import { OTHER, SOLANA_ADDRESS, several, severalAccounts } from './test-support/session-states'

const session = (more: Partial<SessionState>): SessionState => ({ ...disconnectedState, ...more })
const key = `eip155:1:${ADDRESS}`
const portfolio: PortfolioState = {
  ...emptyPortfolio,
  native: {
    [key]: { status: 'known', value: '1500000000000000000', decimals: 18, symbol: 'ETH', readAtMs: 0 },
  },
  identities: {
    [`eip155:${ADDRESS}`]: { status: 'known', name: 'ada.eth', avatarUrl: 'https://a.example', readAtMs: 0 },
  },
  tokens: {
    [key]: {
      status: 'known',
      source: 'service',
      readAtMs: 0,
      items: [
        {
          networkId: 'eip155:1',
          name: 'Ether',
          symbol: 'ETH',
          decimals: 18,
          value: '1500000000000000000',
          priceUsd: 2000,
        },
        {
          networkId: 'eip155:1',
          address: '0xabc',
          name: 'Leaf',
          symbol: 'LEAF',
          decimals: 6,
          value: '2500000',
        },
      ],
    },
  },
}

test('account state: has the fields that session and portfolio provide', () => {
  const state = composeAccountState(session(severalAccounts), portfolio)
  expect(state).toMatchObject({
    status: 'connected',
    isConnected: true,
    caipAddress: key,
    address: ADDRESS,
    balance: '1.5',
    balanceSymbol: 'ETH',
    profileName: 'ada.eth',
    profileImage: 'https://a.example',
    addressExplorerUrl: `https://etherscan.io/address/${ADDRESS}`,
    connectedWalletInfo: { name: 'Fox' },
    allAccounts: [
      { address: ADDRESS, type: 'smartAccount' },
      { address: OTHER, type: 'eoa' },
    ],
  })
  expect(state.tokenBalance).toEqual([
    {
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:1',
      value: 3000,
      price: 2000,
      quantity: { decimals: '18', numeric: '1.5' },
    },
    {
      name: 'Leaf',
      symbol: 'LEAF',
      chainId: 'eip155:1',
      address: 'eip155:1:0xabc',
      quantity: { decimals: '6', numeric: '2.5' },
    },
  ])
})

test('account state: for another namespace it has the account there, without fields that are not known', () => {
  const state = composeAccountState(session(several), portfolio, 'solana')
  expect(state.address).toBe(SOLANA_ADDRESS)
  expect(state.connectedWalletInfo).toEqual({ name: 'Lantern' })
  expect(state).not.toHaveProperty('balance')
  expect(state).not.toHaveProperty('addressExplorerUrl')
})

test('account state: for a namespace without a connection it is disconnected, even if others are connected', () => {
  expect(composeAccountState(session(several), undefined, 'bip122')).toEqual({
    status: 'disconnected',
    isConnected: false,
    allAccounts: [],
    tokenBalance: [],
  })
  expect(composeAccountState(session({}), undefined).status).toBe('disconnected')
})

test('account state: connectedWalletInfo includes the identifier', () => {
  const wallet = { name: 'Fox', identifier: 'app.fox' }
  const state = composeAccountState(session(connectedState('eip155:1', wallet)), undefined)
  expect(state.connectedWalletInfo).toEqual(wallet)
})
