import { expect, test } from 'vitest'
import { ADA, request } from './test-support/example-request'
import { transferOf } from './transfer-of'

test('transfer: amount, receiver and token are those of the request that was reviewed', () => {
  expect(transferOf(request)).toEqual({ type: 'transfer', to: ADA, amount: '1000000000000000001' })
  const token = { ...request.token, address: '0x023424befEb5ABA801129e5150A31A7b51c8d5b7', decimals: 6 }
  expect(transferOf({ ...request, token, amount: '7' })).toEqual({
    type: 'transfer',
    to: ADA,
    amount: '7',
    tokenAddress: token.address,
  })
})

test('transfer: of a token that wallets show otherwise, the amount on the chain is sent, with what was shown', () => {
  const scale = { chain: '5000000', shown: '10000000' }
  const token = { ...request.token, address: 'mint', decimals: 6, scale }
  expect(transferOf({ ...request, token, amount: '3000000' })).toEqual({
    type: 'transfer',
    to: ADA,
    amount: '1500000',
    shownAmount: '3000000',
    tokenAddress: 'mint',
  })
})
