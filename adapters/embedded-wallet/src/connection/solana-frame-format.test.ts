import { expect, test } from 'vitest'
import { fromFrameResponse, toFrameParams } from './solana-frame-format'

/** A transaction: the count 1, a signature of 64 sevens, and a message. In base58 and base64 below. */
const BYTES = Uint8Array.from([1, ...Array.from({ length: 64 }, () => 7), 0, 255, 3])
const BASE64 = btoa(String.fromCharCode(...BYTES))
const BASE58 = '8oBvbj6rDwLXaLENMBoeNshKr4Z7RTGarsTyLi7B19Uaq2qwZkQAEyVZv3qSwhUUo3pC6QLvNWTtNeTqpx9bdbDq7T7G'
const SIGNATURE = '99eUso3aSbE9tqGSTXzo3TLfKb9RkMTURrHKQ1K7Zh3BbeqPevr5E1iCbpTjqHuTFLtfxTTD5ekfVuZFzQyEQf8'
const PUBKEY = '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA'

test.each([
  ['solana_signTransaction', { transaction: BASE64, pubkey: PUBKEY }, { transaction: BASE58 }],
  ['solana_signAllTransactions', { transactions: [BASE64, BASE64] }, { transactions: [BASE58, BASE58] }],
  [
    'solana_signAndSendTransaction',
    { transaction: BASE64, pubkey: PUBKEY, sendOptions: { maxRetries: 2, skipPreflight: true } },
    { transaction: BASE58, options: { maxRetries: 2, skipPreflight: true } },
  ],
  [
    'solana_signMessage',
    { message: 'StV1DL6CwTryKyV', pubkey: PUBKEY },
    { message: 'StV1DL6CwTryKyV', pubkey: PUBKEY },
  ],
  ['personal_sign', ['0x00', '0x01'], ['0x00', '0x01']],
])('Solana: the params of %s reach the frame in base58', (method, params, wire) => {
  expect(toFrameParams(method, params)).toEqual(wire)
})

test.each<readonly [string, unknown, unknown]>([
  [
    'solana_signTransaction',
    { transaction: BASE58, signature: SIGNATURE },
    { transaction: BASE64, signature: SIGNATURE },
  ],
  ['solana_signTransaction', { transaction: BASE58 }, { transaction: BASE64, signature: SIGNATURE }],
  ['solana_signTransaction', BASE58, { transaction: BASE64, signature: SIGNATURE }],
  ['solana_signAllTransactions', { transactions: [BASE58] }, { transactions: [BASE64] }],
  ['solana_signAllTransactions', [BASE58], { transactions: [BASE64] }],
  ['solana_signAndSendTransaction', { signature: SIGNATURE }, { signature: SIGNATURE }],
  ['solana_signAndSendTransaction', SIGNATURE, { signature: SIGNATURE }],
  ['solana_signMessage', { signature: SIGNATURE }, { signature: SIGNATURE }],
])('Solana: the response to %s, %j, reaches the page in base64', (method, response, page) => {
  expect(fromFrameResponse(method, response)).toEqual(page)
})

test.each([
  ['solana_signTransaction', undefined],
  ['solana_signTransaction', { transaction: 'no base64!' }],
  ['solana_signTransaction', { transaction: '' }],
  ['solana_signTransaction', { transaction: 'A'.repeat(30_000) }],
  ['solana_signAllTransactions', { transactions: [] }],
  ['solana_signAndSendTransaction', { transaction: BASE64, sendOptions: { maxRetries: '2' } }],
])('Solana: %s with the params %j is refused before it is sent', (method, params) => {
  expect(() => toFrameParams(method, params)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
})

test.each([
  ['solana_signTransaction', { transaction: '0OIl' }],
  ['solana_signTransaction', {}],
  ['solana_signAllTransactions', { transactions: 'x' }],
])('Solana: a malformed response to %s, %j, is an error', (method, response) => {
  expect(() => fromFrameResponse(method, response)).toThrow(
    expect.objectContaining({ code: 'INVALID_ANSWER' }),
  )
})

test.each(['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max'])(
  'Solana: a transaction may be tried at the commitment %s',
  (preflightCommitment) => {
    const params = { transaction: BASE64, sendOptions: { preflightCommitment } }
    expect(toFrameParams('solana_signAndSendTransaction', params)).toEqual({
      transaction: BASE58,
      options: { preflightCommitment },
    })
  },
)
