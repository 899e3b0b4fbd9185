import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencySign, decimalsOf, formatMoney, formatRoundMoney, minorUnits, wholeUnits } from './money'

test.each([
  ['100', 'USD', 'en', '$100.00'],
  ['10.00', 'USD', 'en', '$10.00'],
  ['99.5', 'USD', 'en', '$99.50'],
  ['7500.00', 'EUR', 'en', '€7,500.00'],
  ['1500', 'JPY', 'en', '¥1,500'],
  ['1234.5', 'EUR', 'de', '1.234,50\u00a0€'],
  ['1234.5', 'USD', 'ar-EG', '\u200f1,234.50\u00a0$'],
  ['9007199254740993', 'USD', 'en', '$9,007,199,254,740,993.00'],
  ['1.005', 'USD', 'en', '$1.01'],
  ['0.0049', 'USD', 'en', '<$0.01'],
  ['0.005', 'USD', 'en', '$0.01'],
  ['0.4', 'JPY', 'en', '<¥1'],
  ['0.00', 'USD', 'en', '$0.00'],
  ['0.001', 'EUR', 'de', '<0,01\u00a0€'],
])('money: %s %s in %s', (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale)).toBe(text)
})

test.each([
  ['USD', '$'],
  ['EUR', '€'],
  ['PLN', 'zł'],
  ['CHF', 'CHF'],
  ['XAF', 'XAF'],
])('money: the sign of %s is %s', (currency, sign) => {
  expect(currencySign(currency)).toBe(sign)
})

test.each([
  ['100', 'USD', '$100'],
  ['7500.00', 'EUR', '€7,500'],
  ['99.5', 'USD', '$99.50'],
])('money: %s %s as a limit', (amount, currency, text) => {
  expect(formatRoundMoney(amount, currency, 'en')).toBe(text)
})

test('money: no letters are beside the currency sign in right-to-left text', () => {
  expect(formatMoney('100', 'USD', 'ar')).not.toMatch(/US/)
})

test('money: converts whole and smallest units by the currency’s decimals', () => {
  expect(decimalsOf('JPY')).toBe(0)
  expect(minorUnits('99.5', 'USD')).toBe(9950n)
  expect(minorUnits('0.5', 'JPY')).toBeUndefined()
  expect(wholeUnits('9950', 'USD')).toBe('99.5')
})

test('money: an amount with 0 to 77 decimals is rounded to the nearest of the currency, with every other digit, and what is not zero never reads as zero', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 90n })
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 77 }), (amount, decimals) => {
      const digits = `${amount}`.padStart(decimals + 1, '0')
      const whole = digits.slice(0, digits.length - decimals)
      const text = decimals === 0 ? whole : `${whole}.${digits.slice(digits.length - decimals)}`
      const scale = 10n ** BigInt(decimals)
      const money = formatMoney(text, 'USD', 'en')
      const shown = money.replace(/[<$,]/g, '')
      const [dollars = '', cents = '00'] = shown.split('.')
      const rounded = (amount * 200n + scale) / (scale * 2n)
      const isSmall = amount > 0n && rounded === 0n
      expect(money.startsWith('<')).toBe(isSmall)
      expect(BigInt(dollars + cents)).toBe(isSmall ? 1n : rounded)
    }),
  )
})
