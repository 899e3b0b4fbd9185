import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceImpact } from './swap-cost'

test('price impact: the loss of worth, in hundredths of a percent', () => {
  const matic = { amount: 10n ** 18n, decimals: 18, priceUsd: 0.7206444126 }
  const avax = { amount: 17_260_000_000_000_000n, decimals: 18, priceUsd: 40.101925674 }
  // 3.9527 %
  expect(priceImpact(matic, avax)).toBe(395n)
  expect(priceImpact(avax, avax)).toBe(0n)
  expect(priceImpact({ ...matic, amount: 0n }, avax)).toBeUndefined()
})

test('price impact: does not depend on the decimals of the tokens', () => {
  const decimals = fc.integer({ min: 0, max: 24 })
  const cents = fc.integer({ min: 1, max: 10_000_000 })
  const units = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(
      decimals,
      decimals,
      cents,
      cents,
      units,
      units,
      (one, other, price, otherPrice, paid, got) => {
        const given = { amount: paid * 10n ** BigInt(one), decimals: one, priceUsd: price / 100 }
        const received = { amount: got * 10n ** BigInt(other), decimals: other, priceUsd: otherPrice / 100 }
        const before = paid * BigInt(price)
        expect(priceImpact(given, received)).toBe(((before - got * BigInt(otherPrice)) * 10_000n) / before)
      },
    ),
  )
})
