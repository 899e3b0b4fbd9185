import { expect, test } from 'vitest'
import { walletRow } from './test-support/fake-session'
import { groupKinds, groupWallets, matchesQuery, orderMethods } from './wallet-groups'

const rows = [walletRow('A', { rdns: 'x.a' }), walletRow('B'), walletRow('C')]

test('groupWallets: each wallet is in one group, in the order of its group', () => {
  const groups = groupWallets(rows, ['c', 'gone', 'a'], [])
  expect(groups.recent.map(({ id }) => id)).toEqual(['c', 'a'])
  expect(groups.installed.map(({ id }) => id)).toEqual(['b'])
})

test('groupWallets: a custom wallet is here by id or rdns, never because both name no rdns', () => {
  const custom = [
    { id: 'b', name: 'B' },
    { id: 'n', name: 'N', rdns: 'x.a' },
    { id: 'm', name: 'A' },
  ]
  expect(groupWallets(rows, [], custom).custom.map(({ id }) => id)).toEqual(['m'])
})

test.each([
  ['meta', true],
  ['  META ', true],
  ['io.met', true],
  ['', true],
  ['rabby', false],
])('matchesQuery: %j finds MetaMask: %s', (query, found) => {
  expect(matchesQuery({ name: 'MetaMask', rdns: 'io.metamask' }, query)).toBe(found)
})

test.each([
  [undefined, true, ['wallet', 'email', 'social']],
  [undefined, false, ['email', 'social', 'wallet']],
  [['social'] as const, true, ['social', 'wallet', 'email']],
  [['wallet', 'social', 'email'] as const, false, ['wallet', 'social', 'email']],
])('orderMethods: %j with wallets %s is %j', (chosen, hasWallets, order) => {
  expect(orderMethods(chosen, hasWallets)).toEqual(order)
})

test('groupKinds: what is no wallet stands together, before and after the wallets', () => {
  expect(groupKinds(['wallet', 'email', 'social'])).toEqual([[], ['wallet'], ['email', 'social']])
  expect(groupKinds(['email', 'wallet', 'social'])).toEqual([['email'], ['wallet'], ['social']])
})
