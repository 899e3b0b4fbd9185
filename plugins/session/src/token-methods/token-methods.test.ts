import { expect, test } from 'vitest'
import { isUnlimitedAmount, isUnlimitedTokenAmount } from './method-reach'
import { tokenMethods } from './token-methods'

test('unlimited: 2^96 - 1 and more, or all that exists of a token', () => {
  for (const amount of [2n ** 96n - 1n, 2n ** 96n, 2n ** 127n, 2n ** 160n - 1n, 2n ** 256n - 1n])
    expect(isUnlimitedAmount(amount), String(amount)).toBe(true)
  expect(isUnlimitedAmount(2n ** 96n - 2n)).toBe(false)
  expect(isUnlimitedAmount(1_000n, 1_000n)).toBe(true)
  expect(isUnlimitedAmount(999n, 1_000n)).toBe(false)
  expect(isUnlimitedAmount(0n, 0n)).toBe(false)
  // A supply that a contract invents hides nothing.
  expect(isUnlimitedAmount(2n ** 96n - 1n, 2n ** 250n)).toBe(true)
  expect([2n ** 63n - 1n, 2n ** 64n - 1n].map(isUnlimitedTokenAmount)).toEqual([true, true])
  expect(isUnlimitedTokenAmount(2n ** 63n - 2n)).toBe(false)
})

test('methods: words lie within the arguments of each, and who gets something is an address', () => {
  for (const { signature, recipient, counted, from, token, item } of tokenMethods.values()) {
    const types = /\((.*)\)$/.exec(signature)?.[1]?.split(',') ?? []
    if (recipient !== undefined) expect(types[recipient], signature).toBe('address')
    if (token !== undefined) expect(types[token], signature).toBe('address')
    if (from !== undefined) expect(types[from], signature).toBe('address')
    if (item !== undefined) expect(types[item], signature).toBe('uint256')
    if (counted?.by === 'switch') expect(types[counted.word], signature).toBe('bool')
    else if (counted) expect(types[counted.word], signature).toMatch(/^uint(256|160)$/)
  }
})
