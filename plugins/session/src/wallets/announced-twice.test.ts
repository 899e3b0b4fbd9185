import { expect, it } from 'vitest'
import type { Connector, ConnectorTraits } from '../contract'
import { createFakeConnector } from '../test-support/fake-connector'
import { groupConnectors, toWalletRows } from './wallet-rows'

type Given = Partial<ConnectorTraits> & { readonly identity: object }

const connector = (id: string, { identity, ...traits }: Given): Connector =>
  createFakeConnector(id, { traits, identity })

const rowsOf = (...connectors: readonly Connector[]): readonly unknown[] =>
  toWalletRows(groupConnectors(connectors)).map((row) => [
    row.id,
    row.connectors.map((one) => one.id).join('+'),
    row.lookAlike,
  ])

it('rows: one provider announced under two rdns is two rows, both marked', () => {
  const identity = {}
  const rows = rowsOf(
    connector('injected', { kind: 'injected', name: 'Browser', identity }),
    connector('other', { rdns: 'com.other', name: 'Other', identity }),
    connector('real', { rdns: 'io.metamask', name: 'MetaMask', identity }),
    connector('solana', { rdns: 'io.metamask', name: 'MetaMask', namespaces: ['solana'], identity: {} }),
  )
  expect(rows).toEqual([
    ['com.other', 'other+injected', true],
    ['io.metamask', 'real+solana', true],
  ])
})

it('rows: one provider object that serves two namespaces is one row, whatever its names', () => {
  const identity = {}
  const rows = rowsOf(
    connector('evm', { rdns: 'app.example', name: 'Example', identity }),
    connector('solana', { name: 'Example Wallet', namespaces: ['solana'], identity }),
  )
  expect(rows).toEqual([['app.example', 'evm+solana', false]])
})
