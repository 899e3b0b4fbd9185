import type { ConnectorTraits, WalletRow } from '@latchkey/session/contract'
import { walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { listWalletChains, needsChainChoice } from './wallet-chains'

const traits = (...namespaces: readonly string[]): ConnectorTraits => ({
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
  ['one connector for one chain', row(traits('eip155')), false],
  ['one connector for both', row(traits('eip155', 'solana')), false],
  ['a connector for each', row(traits('eip155'), traits('solana')), true],
  ['a connector for each and one for both', row(traits('eip155'), traits('eip155', 'solana')), false],
  ['two connectors for the same', row(traits('eip155'), traits('eip155')), false],
])('needsChainChoice: %s', (_case, wallet, expected) => {
  expect(needsChainChoice(wallet)).toBe(expected)
})

test('listWalletChains: lists connectors with the same namespaces once, and marks those that this wallet is connected in', () => {
  const wallet = row(traits('eip155'), traits('eip155'), traits('solana'))
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
      connectorId: 'another',
      status: 'connected',
      accounts: [{ namespace: 'solana', address: '1' }],
      networkIds: { solana: 'solana:x' },
    },
  } as const
  expect(
    listWalletChains([wallet], { connections, networks: [], activeNamespace: undefined }).map((one) => [
      ...one.namespaces,
      one.isConnected,
    ]),
  ).toEqual([
    ['eip155', true],
    ['solana', false],
  ])
})

test('listWalletChains: lists those of every row with its own picture and rdns, the namespace of the page first', () => {
  const picture = 'data:image/png;base64,AA'
  const evm = walletRow('Lantern', { id: 'evm', rdns: 'app.lantern', iconUrl: picture })
  const own = { ...evm, connectors: evm.connectors.map((one) => ({ ...one, rdns: 'app.lantern' })) }
  const solana = walletRow('lantern', { id: 'solana', namespaces: ['solana'] })
  const chains = listWalletChains([own, solana], {
    connections: {},
    networks: [],
    activeNamespace: 'solana',
  })
  expect(chains).toEqual([
    { walletId: 'solana', name: 'lantern', namespaces: ['solana'], isConnected: false },
    {
      walletId: 'evm',
      name: 'Lantern',
      iconUrl: picture,
      rdns: 'app.lantern',
      namespaces: ['eip155'],
      isConnected: false,
    },
  ])
})
