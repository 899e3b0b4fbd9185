import type { RequestAction } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { unsaidChanges } from './unsaid-changes'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const usdc = { address: USDC }
const send = (amount: string): Extract<RequestAction, { readonly type: 'transfer' }> => ({
  type: 'transfer',
  to: '0x1',
  token: usdc,
  amount,
})

test('unsaid changes: what leaves the account as the request says is said, also by two transfers of one token', () => {
  const changes = [{ token: { address: USDC.toLowerCase() }, amount: '-5' }]
  expect(unsaidChanges(changes, [send('5')])).toEqual([])
  expect(unsaidChanges(changes, [send('2'), send('3')])).toEqual([])
})

test('unsaid changes: another amount, another token, a gain and an NFT are not said', () => {
  for (const change of [
    { token: usdc, amount: '-6' },
    { token: usdc, amount: '5' },
    { token: {}, amount: '-5' },
    { token: usdc, amount: '-5', isNft: true },
  ])
    expect(unsaidChanges([change], [send('5')])).toEqual([change])
})

test('unsaid changes: what somebody else sends is no transfer of the account', () => {
  const change = { token: usdc, amount: '-5' }
  expect(unsaidChanges([change], [{ ...send('5'), from: '0x2' }])).toEqual([change])
})
