import { parseAmount } from '@latchkey/ui-primitives/format'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortFee } from './transaction-facts'

test('fee: is never less than it is, and more by less than a hundred-millionth, for 0 to 77 decimals', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 200n }),
      fc.integer({ min: 0, max: 77 }),
      fc.constantFrom('en', 'de', 'ar-EG'),
      (fee, decimals, locale) => {
        const text = shortFee({ value: `${fee}`, decimals, symbol: 'ETH' }, locale)
        const parsed = parseAmount(text, { decimals, locale })
        if ('issue' in parsed) expect.unreachable(parsed.issue)
        const more = BigInt(parsed.units) - fee
        expect(more >= 0n && more * 10n ** 8n < 10n ** BigInt(Math.max(8, decimals))).toBe(true)
      },
    ),
  )
})
