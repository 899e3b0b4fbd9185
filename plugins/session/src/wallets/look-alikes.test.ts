import { expect, test } from 'vitest'
import { confusables } from './confusables'
import { isAsciiName, nameSkeleton } from './look-alikes'

const alike: readonly (readonly [real: string, copy: string, how: string])[] = [
  ['MetaMask', ' metamask ', 'case and spaces'],
  ['MetaMask', 'Meta Mask', 'a space inside'],
  ['MetaMask', 'Meta-Mask™', 'punctuation and symbols'],
  ['MetaMask', 'MetaMаsk', 'a Cyrillic a'],
  ['MetaMask', 'ΜetaΜask', 'Greek capitals'],
  ['MetaMask', 'ＭｅｔａＭａｓｋ', 'full-width letters'],
  ['MetaMask', 'MetáMask', 'an accent'],
  ['MetaMask', 'Meta\u2060Mask', 'an invisible character'],
  ['Coinbase Wallet', 'C0inbase Wa11et', 'digits'],
  ['Trust Wallet', 'Trust WaIIet', 'a capital i'],
  ['Rainbow', 'Rainbovv', 'two letters that look like one'],
  ['Argent', 'Аrgеnt', 'two Cyrillic letters'],
  ['MetaMask', 'МЕТАМАЅК', 'Cyrillic capitals'],
  ['MetaMask', 'Meta\u3164Mask', 'a Hangul filler'],
  ['MetaMask', '\u115fMetaMask', 'the filler of a Hangul initial'],
  ['MetaMask', 'MetaMask\uffa0', 'a half-width Hangul filler'],
  ['MetaMask', 'Meta\u034f\ufe0fMask', 'a joiner and a variation selector'],
  ['MetaMask', 'Metɑ Mask', 'a Latin alpha'],
  ['Coinbase Wallet', 'Cօinbase Wallet', 'an Armenian o'],
  ['Trust Wallet', 'Trust Waӏlet', 'a palochka'],
  ['MetaMask', 'ꓟetaMask', 'a letter of Lisu'],
  ['MetaMask', 'ᴍᴇᴛᴀᴍᴀꜱᴋ', 'small capitals'],
  ['Phantom', 'Ρhаntоm', 'Greek and Cyrillic at once'],
  ['Phantom', '𝐏𝐡𝐚𝐧𝐭𝐨𝐦', 'mathematical letters'],
]
test.each(alike)('name skeleton: %s and %s look alike (%s)', (real, copy) => {
  expect(nameSkeleton(copy, confusables)).toBe(nameSkeleton(real, confusables))
})

test.each([
  ['Wallet 1', 'Wallet 2'],
  ['Wallet 10', 'Wallet 101'],
  ['Rabby Wallet', 'Rainbow Wallet'],
  ['钱包', '錢包'],
  ['Кошелёк', 'Кошка'],
  ['!!!', '???'],
])('name skeleton: %s and %s do not look alike', (one, other) => {
  expect(nameSkeleton(one, confusables)).not.toBe(nameSkeleton(other, confusables))
})

test.each([
  ['Wallet 1 (beta)', true],
  ['Metɑ', false],
  ['Meta\u3164', false],
])('isAsciiName: %j is %s', (name, expected) => {
  expect(isAsciiName(name)).toBe(expected)
})
