import { accountKey } from '@latchkey/portfolio/contract'
import { mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { AskedPayment } from '../contract'
import { shownPayment } from './asked-payment'
import type { ReceiveTarget } from './receive-target'

const ONE = '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const target: ReceiveTarget = {
  namespace: 'eip155',
  account: { namespace: 'eip155', address: ONE },
  networkId: 'eip155:1',
  network: mainnet,
  isActive: true,
}
const asked: AskedPayment = {
  receiver: accountKey(target),
  token: { networkId: 'eip155:1', address: USDC, name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  amount: '1500000',
}

test('asked payment: the code requests what the user entered', () => {
  expect(shownPayment(target, {}, asked)).toEqual({
    uri: `ethereum:${USDC}@1/transfer?address=${ONE}&uint256=1500000`,
    amount: '1500000',
    decimals: 6,
    symbol: 'USDC',
    tokenAddress: USDC,
  })
})

test('asked payment: with another account or network the code has only the address', () => {
  const account = { namespace: 'eip155', address: OTHER }
  expect(shownPayment({ ...target, account }, {}, asked)).toBeUndefined()
  expect(shownPayment({ ...target, networkId: 'eip155:8453' }, {}, asked)).toBeUndefined()
})

test('asked payment: the page’s request takes precedence, and only if it is exact', () => {
  expect(shownPayment(target, { amount: 7n }, asked)?.uri).toBe(`ethereum:${ONE}@1?value=7`)
  const native = shownPayment(target, { amount: 7n, tokenAddress: 'native' }, asked)
  expect([native?.uri, native?.symbol]).toEqual([`ethereum:${ONE}@1?value=7`, 'ETH'])
  expect(shownPayment(target, { amount: '0.5' }, asked)).toBeUndefined()
  expect(shownPayment(target, { amount: 7n, tokenAddress: USDC }, asked)).toBeUndefined()
})
