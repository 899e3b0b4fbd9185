import { mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { addressIn, parseAllowance, parseApproval, parseQuote, parseSwap, parseTokens } from './parse'

const token = {
  name: 'USD Coin',
  symbol: 'USDC',
  address: 'eip155:1:0x023424befEb5ABA801129e5150A31A7b51c8d5b7',
  decimals: 6,
  logoUri: 'https://example.com/u.png',
}

const target = { networkId: mainnet.id, network: mainnet }
const isPictureUrl = (url: unknown): url is string => typeof url === 'string' && url.startsWith('https:')

test("tokens: those of another network, twice there or broken are left out, and the network's own has its names", () => {
  const tokens = [
    token,
    token,
    { ...token, address: token.address.replace(':1:', ':8453:') },
    { ...token, address: 'eip155:1:0x12' },
    { ...token, address: `eip155:1:0x${'1'.repeat(40)}`, decimals: 6.5 },
    { ...token, address: `eip155:1:0x${'2'.repeat(40)}`, name: '\u202E' },
    { ...token, address: `eip155:1:0x${'e'.repeat(40)}` },
    null,
  ]
  expect(parseTokens({ tokens }, target, isPictureUrl)).toEqual([
    {
      networkId: 'eip155:1',
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      address: '0x023424befeb5aba801129e5150a31a7b51c8d5b7',
      iconUrl: token.logoUri,
    },
    { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, iconUrl: token.logoUri },
  ])
})

test('tokens: names are shown without invisible characters', () => {
  const disguised = { ...token, name: 'USD\u202e Coin\u3164', symbol: 'US\u2800DC\u3164' }
  expect(parseTokens({ tokens: [disguised] }, target, isPictureUrl)).toMatchObject([
    { name: 'USD Coin', symbol: 'USDC' },
  ])
})

test('tokens: a logo that may not be shown is left out', () => {
  const [parsed] = parseTokens(
    { tokens: [{ ...token, logoUri: 'http://example.com/u.png' }] },
    target,
    isPictureUrl,
  )
  expect(parsed).toMatchObject({ symbol: 'USDC' })
  expect(parsed).not.toHaveProperty('iconUrl')
})

test('quote: one for another amount is refused', () => {
  const quote = (fromAmount: string): unknown => ({ quotes: [{ id: null, fromAmount, toAmount: '5' }] })
  expect(parseQuote(quote('10'), '10')).toBe('5')
  expect(parseQuote({ quotes: [] }, '10')).toBeUndefined()
  expect(() => parseQuote(quote('11'), '10')).toThrow('another amount')
})

test.each([
  [() => parseAllowance({ allowance: '-1' })],
  [() => parseAllowance({ allowance: 5 })],
  [() => parseAllowance({ allowance: `${2n ** 256n}` })],
  [() => parseApproval({ tx: { from: 'x', data: '0x' } })],
  [() => parseApproval({ tx: { from: 'x', data: `0x${'0'.repeat(200_000)}` } })],
  [() => parseSwap({ tx: { from: 'x', to: 'y', data: '0x00', amount: '1.5' } })],
  [() => parseSwap({})],
])('responses: %s is refused', (parse) => {
  expect(parse).toThrow()
})

test('accounts: only addresses of this network are read', () => {
  expect(addressIn('eip155:1', token.address)).toBe(token.address.slice(9).toLowerCase())
  expect(addressIn('eip155:10', token.address)).toBeUndefined()
  expect(addressIn('eip155:1', `${token.address}0`)).toBeUndefined()
})
