import { expect, test } from 'vitest'
import { formatUsd } from './format-usd'

test.each([
  [1_000_000, '$1,000,000.00'],
  [12_345.67, '$12,345.67'],
  [0.99, '$0.99'],
  [0.004, '$0.00'],
  [0.006, '$0.01'],
  [-10_000, '-$10,000.00'],
  [Number.NaN, '$0.00'],
  [Number.POSITIVE_INFINITY, '$0.00'],
])('formatUsd: %s is %s', (amount, shown) => {
  expect(formatUsd(amount)).toBe(shown)
})

test('formatUsd: uses digits and separators of the language', () => {
  expect(formatUsd(1234.5, 'de').replace(/\s/g, ' ')).toBe('1.234,50 $')
})

test('formatUsd: the currency sign is $ without letters in every language', () => {
  for (const locale of ['ar', 'de', 'en-AU', 'fr-CA', 'ja', 'pt-BR'])
    expect(formatUsd(1, locale)).not.toMatch(/[A-Z]/)
})
