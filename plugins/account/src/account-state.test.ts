import { emptyPortfolio, type PortfolioState } from '@latchkey/portfolio/contract'
import type { SessionState } from '@latchkey/session/contract'
import { ADDRESS, connectedState, disconnectedState } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { composeAccountState } from './account-state'
import type { AccountUser, AccountUserSource } from './contract'
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
          value: '1999999999999999999',
          priceUsd: 1000,
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
      value: 1999.99,
      price: 1000,
      quantity: { decimals: '18', numeric: '1.999999999999999999' },
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

const userFields = ['user', 'socialProvider', 'smartAccountDeployed', 'embeddedWalletInfo']
const ada: AccountUser = {
  email: 'ada@example.com',
  username: undefined,
  authProvider: 'google',
  accountType: 'smartAccount',
  isSmartAccountDeployed: true,
}
const source = (connectorId: string, user?: AccountUser): AccountUserSource => ({
  id: connectorId,
  connectorId,
  user: () => user,
})

test('account state: has the user of a wallet with a login', () => {
  const sources = [source('fox'), source('fox', ada)]
  const state = composeAccountState(session(severalAccounts), undefined, undefined, sources)
  expect(state).toMatchObject({
    user: {
      email: 'ada@example.com',
      address: ADDRESS,
      chainId: 'eip155:1',
      accounts: state.allAccounts,
      preferredAccountType: 'smartAccount',
      smartAccountDeployed: true,
    },
    socialProvider: 'google',
    smartAccountDeployed: true,
    embeddedWalletInfo: {
      user: { email: 'ada@example.com' },
      authProvider: 'google',
      accountType: 'smartAccount',
      isSmartAccountDeployed: true,
    },
    connectedWalletInfo: { name: 'Fox', identifier: 'ada@example.com', social: 'google' },
  })
  expect(state.user).not.toHaveProperty('username')
})

test('account state: a login by email has no social provider', () => {
  const sources = [source('fox', { ...ada, authProvider: 'email' })]
  const state = composeAccountState(session(severalAccounts), undefined, undefined, sources)
  expect(state).not.toHaveProperty('socialProvider')
  expect(state.embeddedWalletInfo?.authProvider).toBe('email')
  expect(state.connectedWalletInfo?.social).toBe('email')
})

test('account state: a user is shown only with the wallet of the login, and not after it was disconnected', () => {
  const sources = [source('ghost', ada)]
  for (const shown of [session(several), session({})]) {
    const state = composeAccountState(shown, undefined, undefined, sources)
    for (const field of userFields) expect(state).not.toHaveProperty(field)
    expect(state.connectedWalletInfo ?? {}).not.toHaveProperty('social')
  }
})
