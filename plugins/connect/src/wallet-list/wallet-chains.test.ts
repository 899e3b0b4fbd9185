import type { ConnectorTraits, WalletRow } from '@latchkey/session/contract'
import { walletRow } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { listWalletChains, needsChainChoice } from './wallet-chains'

const way = (...namespaces: readonly string[]): ConnectorTraits => ({
  id: namespaces.join(' '),
  name: 'Lantern',
  kind: 'announced',
  namespaces,
  approval: 'wallet',
})
const row = (...connectors: readonly ConnectorTraits[]): WalletRow => ({
  ...walletRow('Lantern'),
  namespaces: [...new Set(connectors.flatMap(({ namespaces }) => namespaces))],
  connectors,
})

test.each([
  ['one way to one chain', row(way('eip155')), false],
  ['one way to both', row(way('eip155', 'solana')), false],
  ['a way for each', row(way('eip155'), way('solana')), true],
  ['a way for each and one for both', row(way('eip155'), way('eip155', 'solana')), false],
  ['two ways to the same', row(way('eip155'), way('eip155')), false],
])('needsChainChoice: %s', (_case, wallet, expected) => {
  expect(needsChainChoice(wallet)).toBe(expected)
})

test('listWalletChains: each connector once, marked when connected by this wallet', () => {
  const wallet = row(way('eip155'), way('eip155'), way('solana'))
  const connections = {
    a: {
      id: 'a',
      walletId: wallet.id,
      connectorId: 'eip155',
      status: 'connected',
      accounts: [{ namespace: 'eip155', address: '0x1' }],
      networkIds: { eip155: 'eip155:1' },
    },
    b: {
      id: 'b',
      walletId: 'another',
      connectorId: 'solana',
      status: 'connected',
      accounts: [{ namespace: 'solana', address: '1' }],
      networkIds: { solana: 'solana:x' },
    },
  } as const
  expect(
    listWalletChains(wallet, { connections, networks: [] }).map((one) => [
      ...one.namespaces,
      one.isConnected,
    ]),
  ).toEqual([
    ['eip155', true],
    ['solana', false],
  ])
})
