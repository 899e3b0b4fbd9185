import { expect, test } from 'vitest'
import type { OnrampProvider, OnrampRequest } from '../contract'
import { meld } from '../meld'
import { providerUrl } from './provider-url'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const request: OnrampRequest = {
  token: { id: 'ETH', name: 'Ether', symbol: 'ETH', networkId: 'eip155:1', networkName: 'ethereum-mainnet' },
  address: ADDRESS,
  amount: '99.5',
  currency: 'USD',
  projectId: 'project',
}
const plain: OnrampProvider = {
  id: 'plain',
  name: 'Plain',
  url: 'https://buy.example/start?ref=1',
  supports: ['eip155'],
  feeRange: [1, 2],
}

test('provider URL: the common query has every field', () => {
  const url = providerUrl(plain, { ...request, expected: '0.0304' })
  expect(url?.origin).toBe('https://buy.example')
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    ref: '1',
    destinationWallets: JSON.stringify([
      { address: ADDRESS, blockchains: ['ethereum-mainnet'], assets: ['ETH'] },
    ]),
    defaultNetwork: 'ethereum-mainnet',
    partnerUserId: ADDRESS,
    defaultExperience: 'buy',
    presetFiatAmount: '99.5',
    fiatCurrency: 'USD',
    presetCryptoAmount: '0.0304',
  })
})

test('provider URL: without an estimate no amount of the token is preset', () => {
  const url = providerUrl(plain, request)
  expect(url?.searchParams.has('presetCryptoAmount')).toBe(false)
})

test('provider URL: Meld’s query, in order', () => {
  expect(meld({ publicKey: 'KEY' }).feeRange).toEqual([1, 2])
  expect(`${providerUrl(meld({ publicKey: 'KEY' }), request)}`).toBe(
    `https://meldcrypto.com/?publicKey=KEY&destinationCurrencyCode=ETH_ETHEREUM&walletAddress=${ADDRESS}&externalCustomerId=project&sourceAmount=99.5&sourceCurrencyCode=USD`,
  )
})

test('provider URL: Meld is not offered on networks without a Meld name', () => {
  const token = { ...request.token, networkId: 'eip155:5' } as const
  expect(providerUrl(meld({ publicKey: 'KEY' }), { ...request, token })).toBeUndefined()
})

test('provider URL: is the same for the same request', () => {
  expect(providerUrl(plain, request)?.href).toBe(providerUrl(plain, request)?.href)
})

test.each(['javascript:alert(1)', 'http://buy.example', 'data:text/html,x', 'wc:1', 'nothing'])(
  'provider URL: %s is none to open',
  (url) => {
    expect(providerUrl({ ...plain, url }, request)).toBeUndefined()
  },
)

test('provider URL: undefined in a namespace that the provider does not serve', () => {
  expect(providerUrl({ ...plain, supports: ['solana'] }, request)).toBeUndefined()
})
