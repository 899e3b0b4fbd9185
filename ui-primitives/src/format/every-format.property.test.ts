import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, parseAmount } from './amount'
import { exactQuantity, formatQuantity, formatUsd, listQuantity, shortQuantity } from './quantity'

/** With more decimals one whole token does not fit into 256 bits. */
const decimals = fc.integer({ min: 0, max: 77 })
const units = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  fc.bigInt({ min: 0n, max: 10_000n }),
  // Amounts with many zeros, of which formats cut some.
  fc
    .tuple(fc.bigInt({ min: 0n, max: 999n }), fc.integer({ min: 0, max: 70 }))
    .map(([n, e]) => n * 10n ** BigInt(e)),
)
const locale = fc.constantFrom(
  'en',
  'de',
  'fr',
  'de-CH',
  'es',
  'hi',
  'ar',
  'ar-EG',
  'fa',
  'ja',
  'bn',
  'zh-u-nu-hanidec',
)
const runs = { numRuns: 1000 }

/** Reads a text in a language back, by the signs of `Intl`, with Latin digits only: the units at `places`, `undefined` for another text. */
function readBack(text: string, language: string, places: number): bigint | undefined {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(123_456_789.5)
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  const plain = [...text]
    .filter((one) => one !== sign('group'))
    .map((one) => (one === sign('decimal') ? '.' : one))
    .join('')
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(plain) ?? []
  if (whole === '' || fraction.length > places) return undefined
  return BigInt(whole + fraction.padEnd(places, '0'))
}

test('exactQuantity: has every digit, for 0 to 77 decimals, in every language', () => {
  fc.assert(
    fc.property(units, decimals, locale, (amount, places, language) => {
      expect(readBack(exactQuantity(amount, { decimals: places, locale: language }), language, places)).toBe(
        amount,
      )
    }),
    runs,
  )
})

test('exactQuantity: without a language it is the text of the amount', () => {
  fc.assert(
    fc.property(units, decimals, (amount, places) => {
      expect(exactQuantity(amount, { decimals: places })).toBe(amountText(`${amount}`, { decimals: places }))
    }),
    runs,
  )
})

test('shortQuantity: is never more than the amount, and less by less than a millionth of it or of one token', () => {
  fc.assert(
    fc.property(units, decimals, locale, (amount, places, language) => {
      const text = shortQuantity(amountText(`${amount}`, { decimals: places }), language)
      // The second place of a price, which the unit may not have.
      const shown = readBack(places === 1 ? text.replace(/(\D\d)0$/, '$1') : text, language, places)
      if (shown === undefined) expect.unreachable('Not readable')
      expect(shown <= amount).toBe(true)
      const rest = (amount - shown) * 1_000_000n
      expect(rest === 0n || rest < 10n ** BigInt(places)).toBe(true)
      // Six significant digits: the rest is less than the hundred-thousandth part of the amount.
      expect((amount - shown) * 100_000n < amount || amount === shown).toBe(true)
    }),
    runs,
  )
})

test.each(['down', 'nearest'] as const)(
  'listQuantity: rounds %s to three decimals, and what is not zero never reads as zero',
  (rounding) => {
    fc.assert(
      fc.property(units, decimals, locale, (amount, places, language) => {
        const text = listQuantity(amountText(`${amount}`, { decimals: places }), {
          locale: language,
          rounding,
        })
        const scale = 10n ** BigInt(places)
        const thousandths =
          rounding === 'down' ? (amount * 1000n) / scale : (amount * 2000n + scale) / (scale * 2n)
        const isSmall = amount > 0n && thousandths === 0n
        expect(text.startsWith('<')).toBe(isSmall)
        expect(readBack(text.replace('<', ''), language, 3)).toBe(isSmall ? 1n : thousandths)
      }),
      runs,
    )
  },
)

test('formatQuantity: has as many decimals as are wanted, for 0 to 77', () => {
  fc.assert(
    fc.property(units, decimals, decimals, locale, (amount, places, wanted, language) => {
      const text = formatQuantity(amountText(`${amount}`, { decimals: places }), {
        decimals: wanted,
        locale: language,
      })
      const expected =
        wanted >= places ? amount * 10n ** BigInt(wanted - places) : amount / 10n ** BigInt(places - wanted)
      expect(readBack(text, language, wanted)).toBe(expected)
    }),
    runs,
  )
})

test('parseAmount: reads the text of amountText back, for 0 to 77 decimals, in every language', () => {
  fc.assert(
    fc.property(units, decimals, locale, (amount, places, language) => {
      const text = amountText(`${amount}`, { decimals: places, locale: language })
      expect(parseAmount(text, { decimals: places, locale: language })).toEqual({ units: `${amount}` })
    }),
    runs,
  )
})

test.each(['down', 'up'] as const)(
  'formatUsd: has every digit of the dollars and both of the cents, rounded %s, and what is not zero never reads as zero',
  (rounding) => {
    fc.assert(
      fc.property(
        units,
        decimals,
        fc.constantFrom('en', 'de', 'fr', 'ja', 'hi'),
        (amount, places, language) => {
          const scale = 10n ** BigInt(places)
          const text = formatUsd({ units: amount, decimals: places }, language, rounding)
          const isSmall = amount > 0n && amount * 100n < scale
          expect(text.startsWith('<')).toBe(isSmall)
          const rest = rounding === 'up' ? scale - 1n : 0n
          expect(BigInt(text.replace(/\D/g, ''))).toBe(isSmall ? 1n : (amount * 100n + rest) / scale)
        },
      ),
      runs,
    )
  },
)
