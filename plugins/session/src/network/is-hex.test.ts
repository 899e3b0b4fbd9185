import { expect, test } from 'vitest'
import { isHex, isHexBytes } from '../caip'

test.each<readonly [unknown, boolean]>([
  ['0x', true],
  ['0xaB09', true],
  ['0X', false],
  ['0XaB09', false],
  ['ab09', false],
  ['0xg', false],
  [' 0x1', false],
  ['0x1\n', false],
  ['', false],
  [1, false],
  [null, false],
  [['0x1'], false],
])('hex: %j is hex: %s', (value, is) => {
  expect(isHex(value)).toBe(is)
})

test('hex: a number of digits is exact, or the fewest and the most', () => {
  const withDigits = (count: number): string => `0x${'f'.repeat(count)}`
  expect([39, 40, 41].map((count) => isHex(withDigits(count), 40))).toEqual([false, true, false])
  expect([0, 1, 64, 65].map((count) => isHex(withDigits(count), 1, 64))).toEqual([false, true, true, false])
  expect([61, 62, 10_000].map((count) => isHex(withDigits(count), 62, Infinity))).toEqual([false, true, true])
})

test('hex: bytes are pairs of digits', () => {
  expect(['0x', '0xab', '0xabc', '0Xab', 7].map(isHexBytes)).toEqual([true, true, false, false, false])
})
