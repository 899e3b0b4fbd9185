import { expect, test } from 'vitest'
import { type PaymentRequest, paymentUri } from './payment-uri'

const EVM = '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const SOLANA = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

const ether: PaymentRequest = {
  account: { address: EVM },
  networkId: 'eip155:1',
  amount: '2014000000000000000',
  decimals: 18,
}
const sol: PaymentRequest = {
  account: { address: SOLANA },
  networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  amount: '1',
  decimals: 9,
}

test('payment URI: EIP-681 contains the receiver, the chain and the wei', () => {
  expect(paymentUri(ether)).toBe(`ethereum:${EVM}@1?value=2014000000000000000`)
  expect(paymentUri({ ...ether, networkId: 'eip155:8453' })).toContain('@8453?')
})

test('payment URI: EIP-681 calls transfer of an ERC-20 contract', () => {
  expect(paymentUri({ ...ether, tokenAddress: USDC, amount: '1500000', decimals: 6 })).toBe(
    `ethereum:${USDC}@1/transfer?address=${EVM}&uint256=1500000`,
  )
})

test('payment URI: Solana Pay has the exact amount in whole coins, with a zero before the point', () => {
  expect(paymentUri(sol)).toBe(`solana:${SOLANA}?amount=0.000000001`)
  expect(paymentUri({ ...sol, amount: '123456789123456789' })).toBe(
    `solana:${SOLANA}?amount=123456789.123456789`,
  )
  expect(paymentUri({ ...sol, amount: '5000000', decimals: 6, tokenAddress: MINT })).toBe(
    `solana:${SOLANA}?amount=5&spl-token=${MINT}`,
  )
})

test('payment URI: undefined for what the grammar does not allow', () => {
  for (const amount of ['', '0', '-1', '1.5', '1e18', '0x1', '01'])
    expect(paymentUri({ ...ether, amount })).toBeUndefined()
  expect(paymentUri({ ...ether, amount: `${2n ** 256n - 1n}` })).toContain(`value=${2n ** 256n - 1n}`)
  expect(paymentUri({ ...ether, amount: `${2n ** 256n}` })).toBeUndefined()
  expect(paymentUri({ ...sol, amount: `${2n ** 64n - 1n}` })).toContain('amount=18446744073.709551615')
  expect(paymentUri({ ...sol, amount: `${2n ** 64n}` })).toBeUndefined()
  expect(paymentUri({ ...ether, account: { address: 'vitalik.eth?value=1' } })).toBeUndefined()
  expect(paymentUri({ ...ether, tokenAddress: `${USDC}/approve` })).toBeUndefined()
  expect(paymentUri({ ...sol, tokenAddress: 'a&memo=b' })).toBeUndefined()
  expect(paymentUri({ ...ether, networkId: 'bip122:000000000019d6689c085ae165831e93' })).toBeUndefined()
})
