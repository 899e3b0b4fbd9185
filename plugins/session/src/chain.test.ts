import { expect, test } from 'vitest'
import { ADDRESS } from '../../../testing/src/session-states'
import { explorerUrl, formatChecked } from './chain'

test.each([
  ['https://etherscan.io', ADDRESS, `https://etherscan.io/address/${ADDRESS}`],
  ['http://127.0.0.1:4801/x', ADDRESS, `http://127.0.0.1:4801/x/address/${ADDRESS}`],
  ['https://e.example/', '../?a=b#c', 'https://e.example/address/..%2F%3Fa%3Db%23c'],
  ['https://solscan.io?cluster=devnet', 'So1', 'https://solscan.io/address/So1?cluster=devnet'],
  ['https://etherscan.io', '..', undefined],
  ['https://etherscan.io', '', undefined],
  ['http://etherscan.io', ADDRESS, undefined],
  ['javascript:alert(1)//', ADDRESS, undefined],
  ['metamask:', ADDRESS, undefined],
  ['etherscan.io', ADDRESS, undefined],
])('explorerUrl: %s with %s is %s', (explorer, address, url) => {
  expect(explorerUrl({ explorerUrl: explorer }, 'address', address)).toBe(url)
})

test('explorerUrl: returns the URL of a transaction, and undefined without an explorer', () => {
  expect(explorerUrl({ explorerUrl: 'https://scan.example?cluster=devnet' }, 'tx', 'sig')).toBe(
    'https://scan.example/tx/sig?cluster=devnet',
  )
  expect(explorerUrl({}, 'tx', 'sig')).toBeUndefined()
  expect(explorerUrl(undefined, 'tx', 'sig')).toBeUndefined()
})

test.each([
  ['with its checksum', ADDRESS, ADDRESS],
  ['in small letters', ADDRESS.toLowerCase(), ADDRESS],
  ['in capital letters', `0x${ADDRESS.slice(2).toUpperCase()}`, ADDRESS],
  ['with another letter in capitals', ADDRESS.replace(/[a-f]/, (letter) => letter.toUpperCase()), undefined],
])('formatChecked: an address %s', (_what, typed, formatted) => {
  const addresses = {
    format: (text: string) => (text.toLowerCase() === ADDRESS.toLowerCase() ? ADDRESS : text),
  }
  expect(formatChecked(typed, addresses)).toBe(formatted)
})

test('formatChecked: where a chain has no form of its own, an address is as it was typed', () => {
  expect(formatChecked('So1aNa', undefined)).toBe('So1aNa')
})
