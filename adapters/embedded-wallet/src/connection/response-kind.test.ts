import { expect, test } from 'vitest'
import { classifyResponse, sentBatch, sentTransaction } from './requests'

const hex = (digits: number): string => `0x${'aB'.repeat(digits).slice(0, digits)}`

test.each([
  [hex(64), 'transaction'],
  [hex(62), 'signature'],
  [hex(63), 'signature'],
  [hex(65), 'signature'],
  [hex(130), 'signature'],
  [hex(61), 'other'],
  [hex(64).slice(2), 'other'],
  [`${hex(64)}\n`, 'other'],
  [`0x${'g'.repeat(64)}`, 'other'],
  [[hex(64)], 'other'],
  [{ hash: hex(64) }, 'other'],
  [undefined, 'other'],
])('response: %j is classified as %s', (response, kind) => {
  expect(classifyResponse(response)).toBe(kind)
})

const signature = '5'.repeat(88)
test.each([
  ['eth_sendTransaction', hex(64), hex(64)],
  ['eth_sendUserOperation', hex(64), undefined],
  ['personal_sign', hex(64), undefined],
  ['wallet_sendCalls', { id: hex(64) }, undefined],
  ['solana_signAndSendTransaction', { signature }, signature],
  ['solana_signAndSendTransaction', { signature: 'x' }, undefined],
  ['solana_signMessage', { signature }, undefined],
])('response: of %s, %j names the transaction %j', (method, response, id) => {
  expect(sentTransaction(method, response)).toBe(id)
})

test.each([
  ['wallet_sendCalls', { id: '0xb1', capabilities: {} }, '0xb1'],
  ['wallet_sendCalls', '0xb1', '0xb1'],
  ['wallet_sendCalls', { id: '' }, undefined],
  ['wallet_sendCalls', { id: 7 }, undefined],
  ['wallet_sendCalls', 'b'.repeat(8_195), undefined],
  ['wallet_sendCalls', undefined, undefined],
  ['eth_sendUserOperation', hex(64), undefined],
  ['eth_sendTransaction', { id: '0xb1' }, undefined],
])('response: of %s, %j names the batch %j', (method, response, id) => {
  expect(sentBatch(method, response)).toBe(id)
})
