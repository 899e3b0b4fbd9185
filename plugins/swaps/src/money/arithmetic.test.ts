import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minimumReceived, providerFee, unitPrice } from './arithmetic'

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

test('unit price: the amount for one whole token', () => {
  expect(unitPrice({ amount: 10n ** 17n, decimals: 18 }, 316_000_000n)).toBe(3_160_000_000n)
  expect(unitPrice({ amount: 0n, decimals: 18 }, 5n)).toBeUndefined()
})
