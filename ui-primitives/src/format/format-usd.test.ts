import { expect, test } from 'vitest'
import { formatUsd } from './format-usd'

test.each([
  [100_000_000n, '$1,000,000.00'],
  [1_234_567n, '$12,345.67'],
  [99n, '$0.99'],
  [0n, '$0.00'],
  [29n, '$0.29'],
  [12_345_678_901_234_567_890_123n, '$123,456,789,012,345,678,901.23'],
  [-1_000_000n, '-$10,000.00'],
  [-50n, '-$0.50'],
])('formatUsd: %s cents are %s', (cents, shown) => {
  expect(formatUsd(cents)).toBe(shown)
})

test('formatUsd: uses digits and separators of the language', () => {
  expect(formatUsd(123_450n, 'de').replace(/\s/g, ' ')).toBe('1.234,50 $')
})

test('formatUsd: the currency sign is $ without letters in every language', () => {
  for (const locale of ['ar', 'de', 'en-AU', 'fr-CA', 'ja', 'pt-BR'])
    expect(formatUsd(100n, locale)).not.toMatch(/[A-Z]/)
})
