import type { SessionState } from '@latchkey/session/contract'
import { disconnectedState, walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { OTHER, SOLANA_ADDRESS, several, severalAccounts } from '../test-support/session-states'
import { listConnections, listMoreNamespaces } from './list-connections'

const session = (more: Partial<SessionState>): SessionState => ({ ...disconnectedState, ...more })

test('connections: all are listed in the order they were connected, and the active one is marked', () => {
  const listed = listConnections(session(several), 'Unknown')
  expect(listed.map(({ name, isActive }) => [name, isActive])).toEqual([
    ['Fox', true],
    ['Ghost', false],
    ['Lantern', false],
  ])
})

test('connections: each namespace shows its active account', () => {
  const fox = severalAccounts.connections?.['fox']
  if (fox?.status !== 'connected') throw new Error('Fox is connected.')
  const [listed] = listConnections(
    session({ ...severalAccounts, connections: { fox: { ...fox, selectedAddresses: { eip155: OTHER } } } }),
    'Unknown',
  )
  expect(listed?.accounts).toEqual([
    { namespace: 'eip155', address: OTHER, isActive: true },
    { namespace: 'solana', address: SOLANA_ADDRESS, isActive: false },
  ])
})

test('connections: a reconnecting one is listed without accounts, a connecting one is not listed', () => {
  const listed = listConnections(
    session({
      connections: {
        a: { id: 'a', walletId: 'a', connectorId: 'a', status: 'reconnecting' },
        b: { id: 'b', walletId: 'b', connectorId: 'b', status: 'connecting' },
      },
    }),
    'Unknown',
  )
  expect(listed).toEqual([{ id: 'a', name: 'Unknown', iconUrl: undefined, accounts: [], isActive: false }])
})

test('more namespaces: lists configured namespaces that a connected wallet supports but is not connected in', () => {
  expect(listMoreNamespaces(session(several), [])).toEqual([
    { walletId: 'ghost', name: 'Ghost', namespace: 'solana', isByName: false },
  ])
  expect(listMoreNamespaces(session({ ...several, networks: [] }), [])).toEqual([])
})

test('more namespaces: none for a wallet behind the relay, which grants its namespaces when it is paired', () => {
  const wallets = (several.wallets ?? []).map((row) =>
    row.id === 'ghost'
      ? { ...row, connectors: row.connectors.map((one) => ({ ...one, kind: 'walletConnect' as const })) }
      : row,
  )
  expect(listMoreNamespaces(session({ ...several, wallets }), [])).toEqual([])
})

test('more namespaces: those in which a connected wallet announces itself under its name too', () => {
  const networks = several.networks ?? []
  const evm = walletRow('Phantom', { id: 'evm', rdns: 'app.phantom' })
  const solana = walletRow('Phantom', { id: 'solana', namespaces: ['solana'] })
  const connections = {
    evm: {
      id: 'evm',
      walletId: 'an-earlier-id',
      connectorId: 'evm',
      status: 'connected',
      accounts: [{ namespace: 'eip155', address: OTHER }],
      networkIds: { eip155: 'eip155:1' },
    },
  } as const
  const state = session({ networks, wallets: [evm, solana, walletRow('Oak')], connections })
  const onSolana = [{ walletId: 'solana', name: 'Phantom', namespace: 'solana', isByName: true }]
  expect(listMoreNamespaces(state, [])).toEqual(onSolana)
  expect(listMoreNamespaces(state, [{ name: 'Phantom', rdns: 'app.phantom' }])).toEqual(onSolana)
  expect(listMoreNamespaces(state, [{ name: 'Phantom', rdns: 'app.other' }])).toEqual([])
})
