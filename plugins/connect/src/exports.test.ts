import { expect, test } from 'vitest'

test('exports: @latchkey/connect offers these names and no others', async () => {
  expect(Object.keys(await import('./index')).sort()).toEqual([
    'connect',
    'connectContract',
    'connectMethods',
  ])
})

test('exports: @latchkey/connect/contract offers these names and no others', async () => {
  expect(Object.keys(await import('./contract')).sort()).toEqual(['connectContract', 'connectMethods'])
})
