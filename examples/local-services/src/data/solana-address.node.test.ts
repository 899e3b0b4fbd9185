import { expect, test } from 'vitest'
import { isSolanaAddress } from './solana-address'

test.each([
  '11111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'So11111111111111111111111111111111111111112',
  '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
])('address: %s is valid', (text) => {
  expect(isSolanaAddress(text)).toBe(true)
})

test.each([
  '',
  '1111111111111111111111111111111',
  '111111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D0',
  'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  'z'.repeat(10_000),
])('address: %s is not valid', (text) => {
  expect(isSolanaAddress(text)).toBe(false)
})
