import { expect, test } from 'vitest'
import { addressGroups, addressLines, avatarGradient, truncateAddress } from './address'

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

test.each([
  ['0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA', ['0xb3F0 68DC c2f9 2ED4 2E04', '17d4 f2C2 191f 743f BfdA']],
  [
    '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU',
    ['2VqK hjZ7 66ZN 3uBt Bpb7 Ls3c', 'N4Hr ocP1 rzxz ekhV EgpU'],
  ],
  ['0x70997970C518', ['0x7099 7970 C518']],
  ['abc', ['abc']],
] as const)('addressLines: of %s are of the same number of groups', (address, lines) => {
  const shown = addressLines(address)
  expect(shown.map((groups) => groups.map(({ text }) => text).join(' '))).toEqual(lines)
  expect(shown.flat().map(({ text }) => text)).toEqual(addressGroups(address))
  for (const { at, text } of shown.flat()) expect(address.slice(at, at + text.length)).toBe(text)
})

const TWO_TONES =
  /^radial-gradient\(circle at [\d% ]+, oklch\(0\.64 0\.08 \d+\) 49\.5%, oklch\(0\.84 0\.055 \d+\) 50%\)$/

const addresses = [
  '0xdeadbeef1234567890abcdef1234567812345678',
  '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA',
  '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdB',
  '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU',
  'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh',
] as const

test.each(addresses)('avatarGradient: %s has two colours', (address) => {
  expect(avatarGradient(address)).toMatch(TWO_TONES)
})

test('avatarGradient: depends on the address and not on its letter case', () => {
  expect(new Set(addresses.map(avatarGradient)).size).toBe(addresses.length)
  expect(avatarGradient(addresses[1].toLowerCase())).toBe(avatarGradient(addresses[1]))
})

test('avatarGradient: is grey without an address', () => {
  expect(avatarGradient(undefined)).toBe(avatarGradient(''))
  expect(avatarGradient(undefined)).toContain('#babec6')
})
