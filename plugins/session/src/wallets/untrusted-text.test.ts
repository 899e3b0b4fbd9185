import { expect, test } from 'vitest'
import { plainText } from './untrusted-text'

test.each([
  ['a Hangul filler', 'USDC\u3164'],
  ['a blank Braille pattern', 'US\u2800DC'],
  ['a right-to-left override', '\u202eUSDC'],
  ['a variation selector', 'USD\u{E0100}C'],
  ['a line separator', 'USDC\u2028'],
  ['a line feed at its end', 'USDC\n'],
  ['white space around it', ' USDC\t'],
])('plainText: %s is left out', (_, text) => {
  expect(plainText(text, 16)).toBe('USDC')
})

test.each([
  ['is one line', 'USD  \u2003 Coin', 'USD Coin'],
  ['keeps letters of any script', 'عملة ビットコイン €', 'عملة ビットコイン €'],
  ['is cut', 'x'.repeat(10_000_000), 'x'.repeat(16)],
  ['is cut without a space at its end', `${'x'.repeat(15)} y`, 'x'.repeat(15)],
  ['is cut between characters', `${'x'.repeat(15)}😀`, 'x'.repeat(15)],
  ['is empty if only accents are left of it', `${'\u0336'.repeat(16)}A`, ''],
  ['is empty without a visible character', '\u3164\u0301\u2800', ''],
])('plainText: %s', (_, text, shown) => {
  expect(plainText(text, 16)).toBe(shown)
})
