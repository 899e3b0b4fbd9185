import { expect, test } from 'vitest'
import { truncateAddress } from './address'

test.each([
  ['short', 10, 10, 'short'],
  ['12345678901234567890', 5, 5, '12345…\u206067890'],
  ['12345678901234567890', 0, 0, '…\u2060'],
  ['12345678901234567890', 3, 4, '123…\u20607890'],
  ['1234567890', 4, 6, '1234567890'],
  ['', 4, 6, ''],
] as const)('truncateAddress: %s to %d and %d is %s', (address, start, end, shown) => {
  expect(truncateAddress(address, start, end)).toBe(shown)
})

test('truncateAddress: keeps four characters at the start and six at the end by default', () => {
  expect(truncateAddress('0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA')).toBe('0xb3…\u20603fBfdA')
})
