import { ADDRESS, mainnet } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import type { SendRequest } from '../contract'
import { requestFault } from './check-request'

const request: SendRequest = {
  target: {
    namespace: 'eip155',
    connectionId: 'c',
    networkId: 'eip155:1',
    chainId: 1,
    account: { namespace: 'eip155', address: ADDRESS },
    network: mainnet,
  },
  token: { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 },
  amount: '1',
  to: ADDRESS,
}

test('request: a complete one can be sent', () => {
  expect(requestFault(request)).toBeUndefined()
})

test.each<[string, object]>([
  ['an amount', { amount: undefined }],
  ['an amount above zero', { amount: '0' }],
  ['an amount of digits', { amount: '1.5' }],
  ['a receiver', { to: undefined }],
  ['a receiver that is not empty', { to: '' }],
])('request: without %s the error says what is required', (_missing, change) => {
  expect(requestFault({ ...request, ...change })).toMatchObject({
    code: 'SEND_INCOMPLETE',
    message: 'An amount and receiver address are required',
  })
})

test('request: undefined is incomplete', () => {
  expect(requestFault(undefined)).toMatchObject({ code: 'SEND_INCOMPLETE' })
})

test('request: a missing token and an unsupported namespace have their own errors', () => {
  const { token: _, ...rest } = request
  expect(requestFault(rest)).toMatchObject({
    code: 'SEND_TOKEN_REQUIRED',
    message: 'A token is required',
  })
  const target = {
    ...request.target,
    namespace: 'bip122',
    networkId: 'bip122:000000000019d6689c085ae165831e93',
    chainId: undefined,
  } as const
  expect(requestFault({ ...request, target })).toMatchObject({
    code: 'TRANSACTIONS_UNSUPPORTED',
    message: 'Unsupported chain',
  })
})
