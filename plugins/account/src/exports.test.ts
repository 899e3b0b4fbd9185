import { expect, test } from 'vitest'

test('exports: @latchkey/account offers these names and no others', async () => {
  expect(Object.keys(await import('./index')).sort()).toEqual([
    'account',
    'accountActions',
    'accountContract',
    'accountTabs',
  ])
})

test('exports: @latchkey/account/contract offers these names and no others', async () => {
  expect(Object.keys(await import('./contract')).sort()).toEqual([
    'accountActions',
    'accountContract',
    'accountTabs',
  ])
})
