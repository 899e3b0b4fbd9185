// What the plugins with `persist` store in a page, with every field that it may have.
import { expect, vi } from 'vitest'
import { embeddedWallet } from '../../adapters/embedded-wallet/src'
import { embeddedWalletContract } from '../../adapters/embedded-wallet/src/contract'
import { createMemoryStorage, fake } from '../../kernel/src/testing'
import { connect } from '../../plugins/connect/src'
import { connectContract } from '../../plugins/connect/src/contract'
import { onramp } from '../../plugins/onramp/src'
import { onrampContract } from '../../plugins/onramp/src/contract'
import { portfolioContract } from '../../plugins/portfolio/src/contract'
import { emptyPortfolio, type PortfolioState } from '../../plugins/portfolio/src/state'
import { ALICE, createPortfolioPage } from '../../plugins/portfolio/src/test-support/portfolio-page'
import { send } from '../../plugins/send/src'
import { sendContract } from '../../plugins/send/src/contract'
import { session } from '../../plugins/session/src'
import { sessionContract } from '../../plugins/session/src/contract'
import { siwx } from '../../plugins/siwx/src'
import { siwxContract } from '../../plugins/siwx/src/contract'
import { socials } from '../../plugins/socials/src'
import { socialsContract } from '../../plugins/socials/src/contract'
import { transactions } from '../../plugins/transactions/src'
import { createFakeSession, mainnet } from '../../testing/src'
import { ADDRESS, NOW_MS, PICTURE, SOLANA, SOLANA_ADDRESS } from './examples'
import { persisted, type StoredFormat } from './format'

const fakeSession = () => createFakeSession({ state: { networks: [mainnet] } }).plugin
const fakePortfolio = () => fake(portfolioContract, { state: emptyPortfolio, api: {} })

const sessionFormat = persisted('plugins/session', sessionContract, () => [session()], {
  remembered: [
    {
      walletId: 'io.example',
      connectorId: 'eip6963:io.example',
      accounts: [
        { namespace: 'eip155', address: ADDRESS, type: 'smartAccount' },
        { namespace: 'solana', address: SOLANA_ADDRESS },
      ],
      networkIds: { eip155: 'eip155:8453', solana: SOLANA },
      approvedNetworkIds: { eip155: ['eip155:1', 'eip155:8453'] },
      selectedAddresses: { eip155: ADDRESS },
      wallet: { name: 'Example', iconUrl: PICTURE, identifier: 'io.example' },
    },
  ],
  active: { eip155: 'eip6963:io.example' },
  activeNamespace: 'eip155',
  preferredNetworkIds: { eip155: 'eip155:8453' },
  preferredAccountTypes: { eip155: 'smartAccount' },
  pendingPairing: { connectorId: 'walletConnect', untilMs: NOW_MS },
})

const recentWallet = {
  id: 'directory-1',
  wallet: {
    id: 'directory-1',
    name: 'Example',
    homepage: 'https://example.org',
    mobileLink: 'example://',
    universalLink: 'https://app.example.org',
    desktopLink: 'example-desktop://',
    webappLink: 'https://web.example.org',
    appStore: 'https://store.example/apple',
    playStore: 'https://store.example/google',
    chromeStore: 'https://store.example/chrome',
    iconUrl: PICTURE,
    imageId: 'image-1',
    rdns: 'io.example',
    chains: ['eip155:1', SOLANA],
  },
} as const

const connectFormat = persisted('plugins/connect', connectContract, () => [fakeSession(), connect()], {
  recent: [recentWallet, { id: 'io.other' }],
  pairingWallet: recentWallet,
})

const onrampFormat = persisted(
  'plugins/onramp',
  onrampContract,
  () => [fakeSession(), fakePortfolio(), onramp()],
  {
    purchases: [
      {
        id: 'purchase-1',
        providerId: 'provider',
        token: {
          id: 'ETH',
          name: 'Ether',
          symbol: 'ETH',
          networkId: 'eip155:1',
          networkName: 'Ethereum',
          networkDisplayName: 'Ethereum Mainnet',
          tokenAddress: ADDRESS,
        },
        address: ADDRESS,
        amount: '99.5',
        currency: 'EUR',
        startedAtMs: NOW_MS,
        expected: '0.05',
        balance: '1000',
        isReadLate: true,
        possible: { amount: '5', decimals: 18 },
        progress: { phase: 'arrived', amount: '5', decimals: 18 },
      },
    ],
  },
)

const sendFormat = persisted(
  'plugins/send',
  sendContract,
  () => [fakeSession(), fakePortfolio(), transactions(), send()],
  {
    recent: [
      { namespace: 'eip155', address: ADDRESS, name: 'alice.eth', networkId: 'eip155:1' },
      { namespace: 'solana', address: SOLANA_ADDRESS },
    ],
  },
)

const embeddedFormat = persisted(
  'adapters/embedded-wallet',
  embeddedWalletContract,
  () => [fakeSession(), embeddedWallet({ projectId: 'project' })],
  {
    login: { provider: 'email', email: 'alice@example.org', username: 'alice', networkId: 'eip155:8453' },
    codeSentAtMs: NOW_MS,
    isSignOutOwed: true,
  },
)

const socialsFormat = persisted(
  'plugins/socials',
  socialsContract,
  () => [fakeSession(), embeddedWallet({ projectId: 'project' }), socials()],
  {
    lastUsed: 'google',
    left: { provider: 'google', startedAtMs: NOW_MS, hasConsent: true },
  },
)

const proof = {
  text: 'example.org wants you to sign in with your Ethereum account',
  signature: '0xab',
  cacao: {
    h: { t: 'eip4361' },
    p: { iss: `did:pkh:eip155:1:${ADDRESS}`, aud: 'https://example.org' },
    s: { t: 'eip191', s: '0xab', m: 'm' },
  },
}

const siwxFormat = persisted('plugins/siwx', siwxContract, () => [fakeSession(), siwx()], {
  stored: {
    accountAddress: ADDRESS,
    networkId: 'eip155:1',
    issuedAt: '2025-10-09T08:53:20.000Z',
    notBefore: '2025-10-09T08:53:20.000Z',
    expirationTime: '2125-10-16T08:53:20.000Z',
    proof,
  },
  isSignOutOwed: true,
  awaited: proof,
})

const holdings: PortfolioState['tokens'] = {
  [`eip155:1:${ALICE}`]: {
    status: 'known',
    items: [
      { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, value: '7', priceUsd: 4000 },
      {
        networkId: 'eip155:1',
        address: ADDRESS,
        name: 'Coin',
        symbol: 'COIN',
        decimals: 6,
        iconUrl: PICTURE,
        value: '5',
        scale: { chain: '2', shown: '3' },
      },
    ],
    source: 'service',
    readAtMs: NOW_MS,
  },
}
const portfolioState = {
  native: {
    [`eip155:1:${ALICE}`]: { status: 'known', value: '7', decimals: 18, symbol: 'ETH', readAtMs: NOW_MS },
  },
  tokens: holdings,
  identities: {
    [`eip155:${ALICE}`]: {
      status: 'known',
      name: 'alice.eth',
      avatarUrl: PICTURE,
      isUnusual: true,
      readAtMs: NOW_MS,
    },
  },
} as const

/** It is kept by lazy code, once an account is there. */
const portfolioFormat: StoredFormat = {
  key: 'portfolio/state',
  folder: 'plugins/portfolio',
  async write() {
    const page = createPortfolioPage()
    page.setActive(ALICE)
    // The code that keeps it is there as soon as it has asked.
    await vi.waitFor(() => expect(page.calls).toHaveLength(1))
    page.setState(portfolioContract, portfolioState)
    await vi.waitFor(() => expect(page.storage.entries.size).toBe(1))
    page.latchkey.dispose()
    return [...page.storage.entries.values()][0]
  },
  async expectRead(text) {
    const storage = createMemoryStorage({ 'latchkey/1/latchkey/portfolio/state': text })
    const page = createPortfolioPage({}, {}, { storage })
    page.setActive(ALICE)
    await vi.waitFor(() => expect(page.entry()).toMatchObject({ value: '7' }))
    page.latchkey.dispose()
    expect(page.latchkey.read(portfolioContract)).toMatchObject(portfolioState)
  },
}

export const pluginFormats: readonly StoredFormat[] = [
  sessionFormat,
  connectFormat,
  onrampFormat,
  sendFormat,
  embeddedFormat,
  socialsFormat,
  siwxFormat,
  portfolioFormat,
]
