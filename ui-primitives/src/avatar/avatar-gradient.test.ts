import { expect, test } from 'vitest'
import { avatarGradient, avatarTints } from './avatar-gradient'

test.each([
  [
    '0xdeadbeef1234567890abcdef12345678',
    '222,173,190 / 227,185,200 / 232,198,210 / 237,210,219 / 242,222,229',
  ],
  ['0xabc', '171,192,0 / 184,201,38 / 196,211,77 / 209,220,115 / 221,230,153'],
  [
    '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA',
    '179,240,104 / 190,242,127 / 202,245,149 / 213,247,172 / 225,249,195',
  ],
  [
    '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU',
    '39,102,59 / 71,125,88 / 104,148,118 / 136,171,147 / 169,194,177',
  ],
  [
    'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh',
    '188,18,210 / 198,54,217 / 208,89,224 / 218,125,230 / 228,160,237',
  ],
] as const)('avatarTints: %s gives five tints of its colour', (address, tints) => {
  expect(
    avatarTints(address)
      .map((rgb) => rgb.join(','))
      .join(' / '),
  ).toBe(tints)
})

test('avatarGradient: the circle follows the radius master', () => {
  expect(avatarGradient('0xabc', 4)).toBe(
    'radial-gradient(88% 88% at 65% 40%, white 0.52%, rgb(221, 230, 153) 31.25%, rgb(196, 211, 77) 51.56%, rgb(184, 201, 38) 65.63%, rgb(171, 192, 0) 82.29%, rgb(209, 220, 115) 100%)',
  )
  expect(avatarGradient('0xabc', 0)).toContain('radial-gradient(100% 100% at')
})

test('avatarGradient: without an address it is the same for everybody', () => {
  expect(avatarGradient(undefined, 4)).toBe(avatarGradient('', 4))
  expect(avatarGradient(undefined, 4)).toContain('#6ebdea 100%')
})
