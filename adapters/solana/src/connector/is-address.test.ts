import bs58 from 'bs58'
import { expect, test } from 'vitest'
import { isAddress } from './read-accounts'

const filled = (length: number, byte: number): string => bs58.encode(new Uint8Array(length).fill(byte))

test.each([
  ['a key', '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU', true],
  ['32 zeros', '1'.repeat(32), true],
  ['the highest number of 32 bytes', filled(32, 255), true],
  ['the number after it', 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFH', false],
  ['44 letters of 33 bytes', 'z'.repeat(44), false],
  ['43 letters of 31 bytes', filled(31, 255), false],
  ['33 zeros', '1'.repeat(33), false],
  ['a zero too many before a number', `1${filled(32, 1)}`, false],
  ['a letter that base58 has not', '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgp0', false],
  ['a key and a line break', '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU\n', false],
  ['nothing', '', false],
])('isAddress: %s', (_case, text, isOne) => {
  expect(isAddress(text)).toBe(isOne)
})
