import type { SessionState } from '@latchkey/session/contract'
import { disconnectedState } from '@latchkey/session/testing'
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
  expect(listMoreNamespaces(session(several))).toEqual([
    { walletId: 'ghost', name: 'Ghost', namespace: 'solana' },
  ])
  expect(listMoreNamespaces(session({ ...several, networks: [] }))).toEqual([])
})

test('more namespaces: none for a wallet behind the relay, which grants its namespaces when it is paired', () => {
  const wallets = (several.wallets ?? []).map((row) =>
    row.id === 'ghost'
      ? { ...row, connectors: row.connectors.map((one) => ({ ...one, kind: 'walletConnect' as const })) }
      : row,
  )
  expect(listMoreNamespaces(session({ ...several, wallets }))).toEqual([])
})
