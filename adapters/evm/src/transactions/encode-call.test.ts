import { erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { encodeCall } from './encode-call'
import { encodeTransaction } from './encode-transaction'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const amount = 5n

test('encodeCall: the transfer of a token is a transfer, as it is found on the chain', () => {
  const request = encodeCall({ to: TOKEN, abi: erc20Abi, functionName: 'transfer', args: [BOB, amount] })
  expect(request).toEqual({ type: 'transfer', to: BOB, amount: '5', tokenAddress: TOKEN })
  expect(encodeTransaction(request).data).toMatch(
    /^0xa9059cbb0{24}70997970c51812dc3a010c7d01b50e0d17dc79c80+5$/,
  )
})

test('encodeCall: any other function is a call with its data and value', () => {
  const call = { to: TOKEN, abi: erc20Abi, functionName: 'approve', args: [BOB, amount], amount }
  expect(encodeCall(call)).toMatchObject({
    type: 'call',
    to: TOKEN,
    amount: '5',
    data: expect.stringMatching(/^0x095ea7b3/),
  })
})

test('encodeCall: without data native currency is transferred', () => {
  expect(encodeCall({ to: BOB, amount })).toEqual({ type: 'transfer', to: BOB, amount: '5' })
  expect(encodeCall({ to: BOB, data: '0x01' })).toEqual({ type: 'call', to: BOB, data: '0x01', amount: '0' })
})

test('encodeCall: a mistyped address and odd data are refused', () => {
  const mistyped = `${BOB.slice(0, -1)}c`
  expect(() => encodeCall({ to: mistyped, amount })).toThrow(
    expect.objectContaining({ code: 'INVALID_TRANSACTION' }),
  )
  expect(() => encodeCall({ to: BOB, data: '0x1' })).toThrow(
    expect.objectContaining({ code: 'INVALID_TRANSACTION' }),
  )
})

test('encodeCall: arguments that do not fit the ABI are refused by viem', () => {
  const call = { to: TOKEN, abi: erc20Abi, functionName: 'approve', args: [BOB] }
  expect(() => encodeCall(call)).toThrow('length mismatch')
})
