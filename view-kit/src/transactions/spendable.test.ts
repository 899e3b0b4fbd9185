import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spendable } from './transaction-facts'

const MAX_UINT256 = 2n ** 256n - 1n

test('spendable: the rest of the balance pays the fee, and the result is never negative', () => {
  const amount = fc.bigInt({ min: 0n, max: MAX_UINT256 })
  const fee = fc.bigInt({ min: 0n, max: 10n ** 20n })
  fc.assert(
    fc.property(amount, fee, fc.constantFrom('eip155', 'solana'), (balance, cost, namespace) => {
      const max = spendable(balance, cost, namespace)
      expect(max >= 0n && max <= balance).toBe(true)
      if (max > 0n) expect(balance - max >= cost).toBe(true)
    }),
  )
  expect(spendable(100n, 10n, 'eip155')).toBe(80n)
  expect(spendable(5_000_000n, 10n, 'solana')).toBe(3_109_110n)
  expect(spendable(100n, undefined, 'eip155')).toBe(100n)
})

test('spendable: on Solana a wallet can add what it pays to be preferred, and the account keeps its rent', () => {
  const [balance, fee, rent, priority] = [1_000_000_000n, 5_000n, 890_880n, 1_000_000n]
  const rest = balance - spendable(balance, fee, 'solana')
  expect(rest - fee - priority >= rent).toBe(true)
  expect(spendable(rent + fee, fee, 'solana')).toBe(0n)
  expect(spendable(balance, undefined, 'solana')).toBe(balance)
})
