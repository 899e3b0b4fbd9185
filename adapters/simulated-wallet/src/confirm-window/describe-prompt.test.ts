import { expect, test } from 'vitest'
import { readableText } from './describe-prompt'
import { formatUnits } from './format-units'

test.each([
  [0n, '0'],
  [1n, '0.000000000000000001'],
  [10n ** 18n, '1'],
  [1_500_000_000_000_000_000n, '1.5'],
  [123_456_789n * 10n ** 18n, '123456789'],
])('amount: %s wei is shown as %s, no digit lost', (wei, shown) => {
  expect(formatUnits(wei, 18)).toBe(shown)
})

test.each([
  ['0x48656c6c6f', 'Hello'],
  ['0x610a62', 'a\nb'],
  ['0xc3a9', 'é'],
  ['0x00ff', '0x00ff'],
  ['0x6100', '0x6100'],
  ['0x', ''],
] as const)('message: %s is shown as %j', (message, shown) => {
  expect(readableText(message)).toBe(shown)
})
