import { expect, it } from 'vitest'
import type { Connector, ConnectorTraits } from '../contract'
import { createFakeConnector } from '../test-support/fake-connector'
import { groupConnectors, toWalletRows } from './wallet-rows'

type Given = Partial<ConnectorTraits> & { readonly identity: object }

const connector = (id: string, { identity, ...traits }: Given, more: Partial<Connector> = {}): Connector => ({
  ...createFakeConnector(id, { traits, identity }),
  ...more,
})

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

it('rows: what only repeats an announced wallet joins its row, and the row is not marked', () => {
  const name = 'Rabby Wallet'
  const announced = connector('announced', { rdns: 'io.rabby', name, identity: {} })
  const injected = connector('injected', { kind: 'injected', name, identity: {} }, { repeats: 'announced' })
  for (const all of [
    [announced, injected],
    [injected, announced],
  ])
    expect(rowsOf(...all)).toEqual([['io.rabby', 'announced+injected', false]])
  expect(rowsOf(injected)).toEqual([['injected', 'injected', false]])
})

it('rows: one provider under two rdns is marked unless it names itself by both', () => {
  const identity = {}
  const named = (id: string, isSelfNamed: boolean) =>
    connector(id, { rdns: `com.${id}`, name: id, identity }, isSelfNamed ? { isSelfNamed } : {})
  const marksOf = (...both: readonly [boolean, boolean]) =>
    toWalletRows(groupConnectors([named('a', both[0]), named('b', both[1])])).map(
      ({ lookAlike }) => lookAlike,
    )
  expect(marksOf(true, true)).toEqual([false, false])
  expect(marksOf(true, false)).toEqual([true, true])
  expect(marksOf(false, false)).toEqual([true, true])
})
