import { expect, test } from 'vitest'
import { nameClaim } from './name-claim'

const alike: readonly (readonly [real: string, copy: string, how: string])[] = [
  ['MetaMask', ' metamask ', 'case and spaces'],
  ['MetaMask', 'Meta Mask', 'a space inside'],
  ['MetaMask', 'Meta-Mask™', 'signs'],
  ['MetaMask', 'MetaMаsk', 'a Cyrillic a'],
  ['MetaMask', 'ΜetaΜask', 'Greek capitals'],
  ['MetaMask', 'ＭｅｔａＭａｓｋ', 'full-width letters'],
  ['MetaMask', 'MetáMask', 'an accent'],
  ['MetaMask', 'Meta\u2060Mask', 'a character nobody sees'],
  ['Coinbase Wallet', 'C0inbase Wa11et', 'digits'],
  ['Trust Wallet', 'Trust WaIIet', 'a capital i'],
  ['Rainbow', 'Rainbovv', 'two letters like one'],
  ['Argent', 'Аrgеnt', 'two Cyrillic letters'],
]
test.each(alike)('name claim: %s and %s look alike (%s)', (real, copy) => {
  expect(nameClaim(copy)).toBe(nameClaim(real))
})

test.each([
  ['Wallet 1', 'Wallet 2'],
  ['Wallet 10', 'Wallet 101'],
  ['Rabby Wallet', 'Rainbow Wallet'],
  ['钱包', '錢包'],
  ['!!!', '???'],
])('name claim: %s and %s do not', (one, other) => {
  expect(nameClaim(one)).not.toBe(nameClaim(other))
})
