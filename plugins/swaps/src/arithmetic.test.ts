import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Amount, minimumReceived, providerFee, unitPrice } from './arithmetic'
import { shownAmount } from './views/format'

const amount = fc.bigInt({ min: 0n, max: 2n ** 200n })

test('minimum: one percent less, rounded down', () => {
  fc.assert(
    fc.property(amount, (quotedAmount) => {
      const least = minimumReceived(quotedAmount)
      expect(least * 100n <= quotedAmount * 99n && (least + 1n) * 100n > quotedAmount * 99n).toBe(true)
    }),
  )
  expect(minimumReceived(17_259_970_548_235_021n)).toBe(17_087_370_842_752_670n)
  expect(minimumReceived(1n)).toBe(0n)
})

test('provider fee: 0.85 percent of what is paid', () => {
  fc.assert(
    fc.property(amount, (paid) => {
      const fee = providerFee(paid)
      expect(fee * 10_000n <= paid * 85n && (fee + 1n) * 10_000n > paid * 85n).toBe(true)
    }),
  )
  expect(providerFee(1_000_000n)).toBe(8_500n)
})

const shownPrice = (given: Amount, received: Amount): string | undefined => {
  const price = unitPrice(given, received)
  return price && shownAmount(price.amount, price, 'en')
}

test('unit price: the amount for one whole token', () => {
  const ether = { amount: 10n ** 17n, decimals: 18 }
  expect(shownPrice(ether, { amount: 316_000_000n, decimals: 6 })).toBe('3,160')
  expect(shownPrice({ ...ether, amount: 0n }, { amount: 5n, decimals: 6 })).toBeUndefined()
})

test.each([
  ['a token of 1e-9 of the other', 10n ** 30n, 18, 1_234_567_890n, 6, '0.00000000123456'],
  ['a token of 1e9 of the other', 1_234_567_890n, 6, 10n ** 30n, 18, '810,000,007.371'],
  ['one without decimals', 3n, 0, 1n, 0, '0.333333'],
  ['the least for the most', 2n ** 256n - 1n, 0, 1n, 0, `0.${'0'.repeat(77)}863616`],
] as const)(
  'unit price: of %s it has the digits that it takes',
  (_name, amount, decimals, other, others, price) => {
    expect(shownPrice({ amount, decimals }, { amount: other, decimals: others })).toBe(price)
  },
)
