import { walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { entry } from '../test-support/list-input'
import { matchesItem } from './installed-wallets'

test.each([
  ['meta', true],
  ['  META ', true],
  ['io.met', true],
  ['', true],
  ['rabby', false],
])('matchesItem: %j finds MetaMask: %s', (query, found) => {
  const row = walletRow('MetaMask', { rdns: 'io.metamask' })
  const wallet = entry('m', { name: 'MetaMask', rdns: 'io.metamask' })
  expect(matchesItem({ row, group: 'injected', tag: 'installed' }, query)).toBe(found)
  expect(matchesItem({ wallet, group: 'custom', tag: undefined, leadsTo: 'pairing' }, query)).toBe(found)
})

test('matchesItem: a placeholder never matches', () => {
  expect(matchesItem({ group: 'featured', index: 0 }, 'a')).toBe(false)
})
