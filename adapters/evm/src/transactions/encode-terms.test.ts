import { expect, test } from 'vitest'
import { encodeTerms } from './encode-terms'

test('terms: are written as wallets take them, and what is missing is left to the wallet', () => {
  expect(encodeTerms()).toEqual({})
  expect(encodeTerms({ gas: '21000', nonce: '0', maxFeePerGas: '30', maxPriorityFeePerGas: '30' })).toEqual({
    gas: '0x5208',
    nonce: '0x0',
    maxFeePerGas: '0x1e',
    maxPriorityFeePerGas: '0x1e',
  })
  expect(encodeTerms({ gasPrice: '7' })).toEqual({ gasPrice: '0x7' })
  expect(encodeTerms({ maxPriorityFeePerGas: '2' })).toEqual({ maxPriorityFeePerGas: '0x2' })
})

test.each([
  ['gasPrice', { gasPrice: '1', maxFeePerGas: '1' }],
  ['gasPrice', { gasPrice: '1', maxPriorityFeePerGas: '0' }],
  ['maxPriorityFeePerGas', { maxFeePerGas: '1', maxPriorityFeePerGas: '2' }],
  ['gas', { gas: '-1' }],
  ['gas', { gas: '18446744073709551616' }],
  ['nonce', { nonce: '1.5' }],
  ['nonce', { nonce: '18446744073709551615' }],
  ['maxFeePerGas', { maxFeePerGas: '' }],
  ['maxFeePerGas', { maxFeePerGas: `1${'0'.repeat(78)}` }],
] as const)('terms: %s is refused of %o', (part, terms) => {
  expect(() => encodeTerms(terms)).toThrow(
    expect.objectContaining({ code: 'INVALID_TRANSACTION', details: { part } }),
  )
})
