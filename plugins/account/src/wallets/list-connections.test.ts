import type { SessionState } from '@latchkey/session/contract'
import { disconnectedState } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { OTHER, SOLANA_ADDRESS, several, severalAccounts } from '../test-support/session-states'
import { listConnections, listFurtherChains } from './list-connections'

const session = (more: Partial<SessionState>): SessionState => ({ ...disconnectedState, ...more })

test('connections: all of them in the order they came, the one in use marked', () => {
  const listed = listConnections(session(several), 'Unknown')
  expect(listed.map(({ name, isInUse }) => [name, isInUse])).toEqual([
    ['Fox', true],
    ['Ghost', false],
    ['Lantern', false],
  ])
})

test('connections: each chain shows the account that is chosen there', () => {
  const fox = severalAccounts.connections?.['fox']
  if (fox?.status !== 'connected') throw new Error('Fox is connected.')
  const [listed] = listConnections(
    session({ ...severalAccounts, connections: { fox: { ...fox, selectedAddresses: { eip155: OTHER } } } }),
    'Unknown',
  )
  expect(listed?.sides).toEqual([
    { namespace: 'eip155', address: OTHER, isInUse: true },
    { namespace: 'solana', address: SOLANA_ADDRESS, isInUse: false },
  ])
})

test('connections: one that is coming back has no account yet, one that is asked is not listed', () => {
  const listed = listConnections(
    session({
      connections: {
        a: { id: 'a', walletId: 'a', connectorId: 'a', status: 'reconnecting' },
        b: { id: 'b', walletId: 'b', connectorId: 'b', status: 'connecting' },
      },
    }),
    'Unknown',
  )
  expect(listed).toEqual([{ id: 'a', name: 'Unknown', iconUrl: undefined, sides: [], isInUse: false }])
})

test('further chains: what a connected wallet could do besides, where this page is', () => {
  expect(listFurtherChains(session(several))).toEqual([
    { walletId: 'ghost', name: 'Ghost', namespace: 'solana' },
  ])
  expect(listFurtherChains(session({ ...several, networks: [] }))).toEqual([])
})

test('further chains: none over a relay, whose wallet said what it grants when it was paired', () => {
  const wallets = (several.wallets ?? []).map((row) =>
    row.id === 'ghost'
      ? { ...row, connectors: row.connectors.map((one) => ({ ...one, kind: 'walletConnect' as const })) }
      : row,
  )
  expect(listFurtherChains(session({ ...several, wallets }))).toEqual([])
})
