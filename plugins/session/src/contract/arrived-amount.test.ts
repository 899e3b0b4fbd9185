import { expect, test } from 'vitest'
import type { TransactionContents, Transfer } from './transactions'
import { arrivedAmount } from './transfer-amounts'

const transfer: Transfer = { type: 'transfer', to: '0xAb', amount: '10' }
const ofToken: Transfer = { ...transfer, tokenAddress: '0xCd' }
const amountOf = (contents: Omit<TransactionContents, 'from'>, asked = transfer) =>
  arrivedAmount({ from: '0x1', ...contents }, asked, 'eip155:1')

test('arrived: the amounts at the receiver, of the token alone', () => {
  const native = [
    { ...transfer, to: '0xaB' },
    { ...transfer, to: '0xef', amount: '7' },
  ]
  const tokens = [{ ...ofToken, amount: '3' }]
  expect(amountOf({ arrived: { native, tokens } })).toBe(10n)
  expect(amountOf({ arrived: { native, tokens } }, ofToken)).toBe(3n)
  expect(amountOf({ arrived: { native, tokens } }, { ...ofToken, tokenAddress: '0xef' })).toBe(0n)
})

test('arrived: on a chain where the requests say it, these', () => {
  const requests = [
    transfer,
    { ...transfer, amount: '5' },
    ofToken,
    { type: 'call', to: '0xab', data: '0x' },
  ] as const
  expect(amountOf({ requests })).toBe(15n)
  expect(amountOf({})).toBeUndefined()
})

test('arrived: unknown where the chain has not said it, whatever was called', () => {
  expect(amountOf({ requests: [transfer], arrived: {} })).toBeUndefined()
  expect(amountOf({ requests: [transfer], arrived: { tokens: [] } })).toBeUndefined()
  expect(amountOf({ requests: [ofToken], arrived: { tokens: [] } }, ofToken)).toBe(0n)
})
