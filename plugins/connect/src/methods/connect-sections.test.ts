import { expect, test } from 'vitest'
import { groupKinds, orderMethods } from './connect-sections'

test.each([
  [undefined, true, ['wallet', 'email', 'social']],
  [undefined, false, ['email', 'social', 'wallet']],
  [['social'] as const, true, ['social', 'wallet', 'email']],
  [['wallet', 'social', 'email'] as const, false, ['wallet', 'social', 'email']],
])('orderMethods: %j with wallets %s is %j', (chosen, hasWallets, order) => {
  expect(orderMethods(chosen, hasWallets)).toEqual(order)
})

test('groupKinds: other methods are grouped before and after the wallets', () => {
  expect(groupKinds(['wallet', 'email', 'social'])).toEqual([[], ['wallet'], ['email', 'social']])
  expect(groupKinds(['email', 'wallet', 'social'])).toEqual([['email'], ['wallet'], ['social']])
})
