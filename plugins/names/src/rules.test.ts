import { expect, test } from 'vitest'
import { coinTypeOf, nameIssue, toNameText } from './rules'

test.each([
  ['', 'empty'],
  ['abc', 'too-short'],
  ['abcd', undefined],
  ['a-1-b', undefined],
  ['a'.repeat(64), undefined],
  ['a'.repeat(65), 'too-long'],
  ['Alice', 'invalid'],
  ['al ice', 'invalid'],
  ['al.ice', 'invalid'],
  ['al_ice', 'invalid'],
  ['аlice', 'invalid'],
  ['xn--alice', 'invalid'],
])('rules: %j is %s', (text, issue) => {
  expect(nameIssue(text)).toBe(issue)
})

test('rules: entered text is trimmed and lowercased', () => {
  expect(toNameText('  Alice-1 ')).toBe('alice-1')
})

test.each([
  [1, 2_147_483_649],
  [137, 2_147_483_785],
  [8453, 2_147_492_101],
  [2 ** 31 - 1, 2 ** 32 - 1],
])('coin type: of chain %i is %i', (chainId, coinType) => {
  expect(coinTypeOf(chainId)).toBe(coinType)
})

test.each([2 ** 31, 2 ** 40, -1, 1.5, Number.NaN])('coin type: chain %d has none', (chainId) => {
  expect(() => coinTypeOf(chainId)).toThrow('Invalid chainId')
})
