import bs58 from 'bs58'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase58, MAX_BYTES } from './base58'
import { toBase58 } from './requests/bytes'

// Many start with zeros, because a number does not keep leading zeros.
const bytes = fc
  .tuple(fc.nat(4), fc.uint8Array({ maxLength: 70 }))
  .map(([zeros, rest]) => Uint8Array.of(...new Uint8Array(zeros), ...rest))

test('base58: writes any bytes as bs58 does', () => {
  fc.assert(
    fc.property(bytes, (given) => {
      expect(toBase58(given)).toBe(bs58.encode(given))
    }),
  )
})

test('base58: reads any bytes as they were written', () => {
  fc.assert(
    fc.property(bytes, (given) => {
      expect(fromBase58(bs58.encode(given))).toEqual(given)
    }),
  )
})

test('base58: writes a message of 100 kB', () => {
  const length = 150_000
  const hex = (58n ** BigInt(length)).toString(16)
  const long = Uint8Array.from(hex.padStart(hex.length + (hex.length % 2), '0').match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )
  expect(toBase58(long) === `2${'1'.repeat(length)}`).toBe(true)
})

test('base58: reads a long text many times faster than digit by digit', () => {
  const text = 'z'.repeat(22_000)
  const timeOf = (run: () => unknown): number => {
    const start = performance.now()
    run()
    return performance.now() - start
  }
  const letterByLetter = (): bigint => [...text].reduce((number) => number * 58n + 57n, 0n)
  const quickest = Math.min(...[1, 2, 3].map(() => timeOf(() => fromBase58(text))))
  expect(timeOf(letterByLetter) / quickest).toBeGreaterThan(3)
})

test('base58: refuses any text that bs58 refuses, and reads the others as bs58 does', () => {
  const letters = fc.string({ unit: fc.constantFrom('1', '2', 'z', 'A', '0', 'O', 'I', 'l', ' ', 'é', '😀') })
  fc.assert(
    fc.property(letters, (text) => {
      const expected = bs58.decodeUnsafe(text)
      expect(fromBase58(text)).toEqual(expected && Uint8Array.from(expected))
    }),
  )
})

test('base58: reads 16 kB, and refuses a longer text unread', () => {
  const largest = new Uint8Array(MAX_BYTES).fill(255)
  expect(fromBase58(toBase58(largest))).toEqual(largest)
  const letters = toBase58(largest).length
  expect(fromBase58('1'.repeat(letters + 100))).toBeUndefined()
})
