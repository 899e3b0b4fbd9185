import { expect, test } from 'vitest'
import { readPairingLink } from './read-pairing-link'

const link = `wc:${'0a'.repeat(32)}@2?relay-protocol=irn&symKey=${'f1'.repeat(32)}`

test('pairing link: is returned without the spaces around it', () => {
  expect(readPairingLink(link)).toBe(link)
  expect(readPairingLink(` \n${link}\t`)).toBe(link)
})

test.each([
  ['a wallet’s own scheme', `lantern://wc?uri=${encodeURIComponent(link)}`],
  ['a universal link', `https://lantern.example/wc?uri=${encodeURIComponent(link)}`],
  ['a link in a link', `tg://x?uri=${encodeURIComponent(`a:b?uri=${encodeURIComponent(link)}`)}`],
])('pairing link: is found in %s', (_name, text) => {
  expect(readPairingLink(text)).toBe(link)
})

test.each([
  ['nothing', ''],
  ['words', 'hello'],
  ['an address', '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'],
  ['a site', 'https://example.com/?uri=https://example.com'],
  ['a script', 'javascript:alert(1)'],
  ['a link of the first version', `wc:${'0a'.repeat(32)}@1?bridge=x&key=y`],
  ['a topic that is too short', 'wc:0a@2?relay-protocol=irn'],
  ['a link without what follows', `wc:${'0a'.repeat(32)}@2`],
  ['two links', `${link} ${link}`],
])('pairing link: is not found in %s', (_name, text) => {
  expect(readPairingLink(text)).toBeUndefined()
})
