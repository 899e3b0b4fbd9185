import { expect, test } from 'vitest'
import { avatarGradient } from './address'

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
