import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceImpact } from './swap-cost'

test('price impact: the loss of worth, in millionths of a percent', () => {
  const matic = { value: `${10n ** 18n}`, decimals: 18, priceUsd: 0.7206444126 }
  const avax = { value: '17260000000000000', decimals: 18, priceUsd: 40.101925674 }
  expect(priceImpact(matic, avax)).toBe(3_952_736n)
  expect(priceImpact(avax, avax)).toBe(0n)
  expect(priceImpact({ ...matic, value: '0' }, avax)).toBeUndefined()
  expect(priceImpact(matic, { ...avax, priceUsd: undefined })).toBeUndefined()
  const dust = { value: '1', decimals: 18, priceUsd: 1e-9 }
  expect(priceImpact(dust, { ...dust, decimals: 19 })).toBe(90_000_000n)
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
        const given = { value: `${paid * 10n ** BigInt(one)}`, decimals: one, priceUsd: price / 100 }
        const received = {
          value: `${got * 10n ** BigInt(other)}`,
          decimals: other,
          priceUsd: otherPrice / 100,
        }
        const before = paid * BigInt(price)
        expect(priceImpact(given, received)).toBe(
          ((before - got * BigInt(otherPrice)) * 100_000_000n) / before,
        )
      },
    ),
  )
})
