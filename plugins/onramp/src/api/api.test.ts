import { expect, test } from 'vitest'
import { defaultOptions, parseOptions } from './fetch-options'
import { fetchQuote, parseQuote } from './fetch-quote'

const [dollars = { id: 'USD', limits: [] }] = defaultOptions.currencies
const token = {
  id: 'ETH',
  name: 'Ether',
  symbol: 'ETH',
  networkId: 'eip155:1',
  networkName: 'ethereum-mainnet',
} as const
const request = { token, currency: dollars, amount: '100' }
const money = (amount: string, currency = 'USD') => ({ amount, currency })
const quote = {
  paymentTotal: money('100.00'),
  paymentSubtotal: money('97.30'),
  purchaseAmount: money('0.0304', 'ETH'),
  networkFee: money('1.20'),
  quoteId: 'q1',
}

test('options: invisible characters are removed from names, and an empty name is dropped', () => {
  const entry = (name: string, symbol: string) => ({
    id: symbol,
    name,
    symbol,
    networks: [{ name: 'ethereum-mainnet', chain_id: '1', contract_address: `0x${symbol}` }],
  })
  const { tokens, currencies } = parseOptions({
    paymentCurrencies: [
      { id: 'USD', payment_method_limits: [{ id: 'pay\u202E_lap\u200B', min: '1', max: '2' }] },
    ],
    purchaseCurrencies: [entry('USD\u202E nioC', 'US\u200BDC'), entry('\u200B', 'X')],
  })
  expect(tokens.map(({ name, symbol }) => [name, symbol])).toEqual([['USD nioC', 'USDC']])
  expect(currencies[0]?.limits[0]?.method).toBe('pay_lap')
})

test('options: tokens by network, currencies with their limits', () => {
  const options = parseOptions({
    paymentCurrencies: [
      { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
      { id: 'dollars', payment_method_limits: [] },
      { id: 'EUR', payment_method_limits: [{ id: 'card', min: '20', max: '10' }, 'x'] },
    ],
    purchaseCurrencies: [
      {
        id: 'u',
        name: 'USD Coin',
        symbol: 'USDC',
        networks: [
          { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1', contract_address: '0xAb' },
          { name: 'solana', chain_id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', contract_address: 'Mint' },
          { name: 'bad', chain_id: 'one' },
          { name: 'too long', chain_id: `solana:${'x'.repeat(33)}` },
        ],
      },
      {
        id: 'e',
        name: 'Ether',
        symbol: 'ETH',
        networks: [{ name: 'base', chain_id: '8453', contract_address: '' }],
      },
      { name: 'no id' },
    ],
  })
  expect(options.tokens).toEqual([
    {
      id: 'u',
      name: 'USD Coin',
      symbol: 'USDC',
      networkId: 'eip155:1',
      networkName: 'ethereum-mainnet',
      networkDisplayName: 'Ethereum',
      tokenAddress: '0xAb',
    },
    {
      id: 'u',
      name: 'USD Coin',
      symbol: 'USDC',
      networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      networkName: 'solana',
      tokenAddress: 'Mint',
    },
    { id: 'e', name: 'Ether', symbol: 'ETH', networkId: 'eip155:8453', networkName: 'base' },
  ])
  expect(options.currencies).toEqual([
    { id: 'USD', limits: [{ method: 'card', min: '10.00', max: '7500.00' }] },
    { id: 'EUR', limits: [] },
  ])
})

test.each([[{}], [[]], ['text'], [{ paymentCurrencies: [], purchaseCurrencies: [] }]])(
  'options: %j are none',
  (response) => {
    expect(() => parseOptions(response)).toThrow()
  },
)

test('defaults: USDC and ETH on Ethereum and Polygon, US dollars and euros, limits by method', () => {
  const { tokens, currencies } = defaultOptions
  expect(tokens.map(({ symbol, networkId }) => `${symbol} ${networkId}`)).toEqual([
    'USDC eip155:1',
    'USDC eip155:137',
    'ETH eip155:1',
    'ETH eip155:137',
  ])
  expect(currencies).toEqual(
    ['USD', 'EUR'].map((id) => ({
      id,
      limits: [
        { method: 'card', min: '10.00', max: '7500.00' },
        { method: 'ach_bank_account', min: '10.00', max: '25000.00' },
      ],
    })),
  )
})

test('quote: has the token’s amount and the network fee', () => {
  expect(parseQuote(quote, request)).toEqual({ kind: 'quoted', purchaseAmount: '0.0304', networkFee: '1.20' })
})

test.each([
  ['another amount', { paymentTotal: money('90.00') }],
  ['another currency', { paymentTotal: money('100.00', 'EUR') }],
  ['another token', { purchaseAmount: money('5', 'DOGE') }],
  ['a number', { purchaseAmount: { amount: 0.5, currency: 'ETH' } }],
  ['a negative amount', { purchaseAmount: money('-1', 'ETH') }],
])('quote: one for %s is none', (_, change) => {
  expect(() => parseQuote({ ...quote, ...change }, request)).toThrow()
})

test('quote: without the service has only the amount in the paid currency', async () => {
  await expect(fetchQuote(undefined, request, new AbortController().signal)).resolves.toEqual({
    kind: 'placeholder',
    amount: '100',
    currency: 'USD',
  })
})
