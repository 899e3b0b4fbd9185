import { expect, test } from 'vitest'
import { formatUsd } from './quantity'

const cents = (units: bigint) => ({ units, decimals: 2 })

test.each([
  [100_000_000n, '$1,000,000.00'],
  [1_234_567n, '$12,345.67'],
  [99n, '$0.99'],
  [0n, '$0.00'],
  [29n, '$0.29'],
  [12_345_678_901_234_567_890_123n, '$123,456,789,012,345,678,901.23'],
])('formatUsd: %s cents are %s', (units, shown) => {
  expect(formatUsd(cents(units))).toBe(shown)
})

test.each([
  ['0.004', { units: 4n, decimals: 3 }, '<$0.01', '<$0.01'],
  ['a wei', { units: 1n, decimals: 18 }, '<$0.01', '<$0.01'],
  ['0 of 18 decimals', { units: 0n, decimals: 18 }, '$0.00', '$0.00'],
  ['0.01', { units: 10n, decimals: 3 }, '$0.01', '$0.01'],
  ['0.0199', { units: 199n, decimals: 4 }, '$0.01', '$0.02'],
  ['5 whole', { units: 5n, decimals: 0 }, '$5.00', '$5.00'],
  ['9.999', { units: 9999n, decimals: 3 }, '$9.99', '$10.00'],
] as const)('formatUsd: %s dollars are rounded down or up to a cent', (_name, worth, down, up) => {
  expect(formatUsd(worth, 'en')).toBe(down)
  expect(formatUsd(worth, 'en', 'up')).toBe(up)
})

test('formatUsd: uses digits and separators of the language', () => {
  expect(formatUsd(cents(123_450n), 'de').replace(/\s/g, ' ')).toBe('1.234,50 $')
  expect(formatUsd({ units: 4n, decimals: 3 }, 'de').replace(/\s/g, ' ')).toBe('<0,01 $')
  expect(formatUsd({ units: 4n, decimals: 3 }, 'ar-EG')).toMatch(/^<\u200f?٠٫٠١\s\$$/)
  expect(formatUsd({ units: 0n, decimals: 3 }, 'ar-EG')).toMatch(/^\u200f?٠٫٠٠\s\$$/)
})

test('formatUsd: the currency sign is $ without letters in every language', () => {
  for (const locale of ['ar', 'de', 'en-AU', 'fr-CA', 'ja', 'pt-BR'])
    expect(formatUsd(cents(100n), locale)).not.toMatch(/[A-Z]/)
})
