import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { decimalAmount, emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { base, connectedState, createFakeChainAdapter, createFakeSession, mainnet } from '@latchkey/testing'
import { fakeTransactions } from '@latchkey/transactions/test-support'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payContract } from '../contract'
import { barePay } from '../test-support/bare-plugins'
import { options, SHOP } from '../test-support/pay-page'
import { readUnits } from './check-order'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const metadata = { name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const usdc = { network: 'eip155:1', asset: USDC, metadata }

/** The order that a page's options make, or the error with which they are refused. */
async function orderOf(change: object, given: unknown = { ...options, ...change }): Promise<unknown> {
  const adapter = createFakeChainAdapter(
    { addresses: { format: (text) => (text.toLowerCase() === SHOP.toLowerCase() ? SHOP : text) } },
    { networks: [mainnet], isAddress: (text) => /^0x[\da-f]{40}$/i.test(text) },
  )
  const session = createFakeSession({
    state: { networks: [mainnet], ...connectedState() },
    api: { adapter: (namespace) => (namespace === 'eip155' ? adapter : undefined) },
  })
  const portfolio = fake(portfolioContract, { state: emptyPortfolio, api: {} })
  const fakes = [session.plugin, portfolio, fakeTransactions([])]
  const { latchkey } = createTestLatchkey({ plugins: [barePay().plugin], fakes })
  latchkey.start()
  const paying = Reflect.apply(latchkey.get(payContract).pay, undefined, [given])
  const refusal = Promise.resolve(paying).catch((error: unknown) => error)
  const order = new Promise((resolve) => {
    latchkey.watch(payContract, ({ payment }) => payment?.order, resolve)
  })
  const found = await Promise.race([order, refusal])
  latchkey.close()
  return found
}

test.each([
  ['12.50', 6, 12_500_000n],
  ['0.000001', 6, 1n],
  ['1.0000010', 6, 1_000_001n],
  [7n, 18, 7n],
  [0.1, 18, 100_000_000_000_000_000n],
  [12.5, 6, 12_500_000n],
  [
    '115792089237316195423570985008687907853269984665640564039457.5',
    18,
    115792089237316195423570985008687907853269984665640564039457500000000000000000n,
  ],
])('amount: %s of %s decimals is exact', (amount, decimals, units) => {
  expect(readUnits(amount, decimals)).toBe(units)
})

test.each([
  ['0.0000001'],
  ['1,5'],
  ['1.5 '],
  ['-1'],
  ['+1'],
  ['1e3'],
  ['.5'],
  ['1.'],
  ['0x10'],
  [''],
  [Number.NaN],
  [1e21],
  [1e-7],
  [-1],
  [0.1 + 0.2],
  [2 ** 53 + 2],
  [null],
])('amount: %j is refused', (amount) => {
  expect(readUnits(amount, 6)).toBeUndefined()
})

test('amount: every text of an amount is exact, for 0 to 77 decimals', () => {
  const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 77 }), (amount, decimals) => {
      expect(readUnits(decimalAmount({ value: `${amount}`, decimals }), decimals)).toBe(amount)
    }),
  )
})

test('order: has what the page has given, and nothing else', async () => {
  const icon = 'https://shop.example/usdc.png'
  expect(
    await orderOf({
      paymentAsset: { ...usdc, metadata: { ...metadata, logoURI: icon, other: 1 }, more: 1 },
      amount: '12.5',
      payWithExchange: { exclude: ['one'], more: 1 },
    }),
  ).toEqual({
    asset: { networkId: 'eip155:1', address: USDC, ...metadata, iconUrl: icon },
    recipient: SHOP,
    amount: '12500000',
    exchanges: { exclude: ['one'] },
  })
  expect(
    await orderOf({ paymentAsset: { ...options.paymentAsset, metadata: { ...metadata, logoURI: 7 } } }),
  ).toEqual({
    asset: { networkId: 'eip155:1', ...metadata },
    recipient: SHOP,
    amount: '1500000',
    exchanges: {},
  })
})

test.each([SHOP.toLowerCase(), `0x${SHOP.slice(2).toUpperCase()}`])(
  'order: a recipient in one case, %s, gets its checksum',
  async (recipient) => {
    expect(await orderOf({ recipient })).toMatchObject({ recipient: SHOP })
  },
)

const most = (2n ** 256n - 1n).toString()

test.each([
  ['the smallest amount', { amount: 1n }, '1'],
  ['the largest amount', { amount: 2n ** 256n - 1n }, most],
  ['no decimals', { paymentAsset: { ...usdc, metadata: { ...metadata, decimals: 0 } }, amount: '7' }, '7'],
  [
    '77 decimals',
    { paymentAsset: { ...usdc, metadata: { ...metadata, decimals: 77 } }, amount: '1' },
    `1${'0'.repeat(77)}`,
  ],
  ['a text of a hundred digits', { amount: `${'0'.repeat(99)}1` }, `1${'0'.repeat(18)}`],
  ['a number of 15 digits', { amount: 1_234_567_890.12345 }, '1234567890123450000000000000'],
])('order: takes %s', async (_what, change, amount) => {
  expect(await orderOf(change)).toMatchObject({ amount })
})

const asset = (change: object) => ({ paymentAsset: { ...usdc, ...change } })
const meta = (change: object) => asset({ metadata: { ...metadata, ...change } })

test.each([
  ['nothing for an asset', { paymentAsset: null }, 'INVALID_ASSET', 'paymentAsset'],
  ['a text for an asset', { paymentAsset: 'USDC' }, 'INVALID_ASSET', 'paymentAsset'],
  ['a network that is no CAIP-2 id', asset({ network: 'ethereum' }), 'INVALID_ASSET', 'paymentAsset.network'],
  [
    'a network that the page does not have',
    asset({ network: base.id }),
    'INVALID_ASSET',
    'paymentAsset.network',
  ],
  ['an asset without an address', asset({ asset: '' }), 'INVALID_ASSET', 'paymentAsset.asset'],
  ['a blank address', asset({ asset: '  ' }), 'INVALID_ASSET', 'paymentAsset.asset'],
  ['an asset that is no address', asset({ asset: 'USDC' }), 'INVALID_ASSET', 'paymentAsset.asset'],
  ['no metadata', asset({ metadata: null }), 'INVALID_ASSET', 'paymentAsset.metadata'],
  ['a text for metadata', asset({ metadata: 'USDC' }), 'INVALID_ASSET', 'paymentAsset.metadata'],
  ['no name', meta({ name: undefined }), 'INVALID_ASSET', 'paymentAsset.metadata'],
  ['a name of 101 characters', meta({ name: 'n'.repeat(101) }), 'INVALID_ASSET', 'paymentAsset.metadata'],
  ['no symbol', meta({ symbol: '' }), 'INVALID_ASSET', 'paymentAsset.metadata'],
  ['negative decimals', meta({ decimals: -1 }), 'INVALID_ASSET', 'paymentAsset.metadata'],
  ['78 decimals', meta({ decimals: 78 }), 'INVALID_ASSET', 'paymentAsset.metadata'],
  ['half a decimal', meta({ decimals: 6.5 }), 'INVALID_ASSET', 'paymentAsset.metadata'],
  ['a text for decimals', meta({ decimals: '6' }), 'INVALID_ASSET', 'paymentAsset.metadata'],
  ['more than 256 bits', { amount: 2n ** 256n }, 'INVALID_AMOUNT', 'amount'],
  ['nothing', { amount: 0n }, 'INVALID_AMOUNT', 'amount'],
  ['a text of 101 digits', { amount: `${'0'.repeat(100)}1` }, 'INVALID_AMOUNT', 'amount'],
  ['a number of 16 digits', { amount: 1.234567890123456 }, 'INVALID_AMOUNT', 'amount'],
  ['no recipient', { recipient: undefined }, 'INVALID_RECIPIENT', 'recipient'],
  [
    'a recipient with a typo in its checksum',
    { recipient: SHOP.replace('C5', 'c5') },
    'INVALID_RECIPIENT_ADDRESS_FOR_ASSET',
    'recipient',
  ],
  [
    'a namespace without an adapter',
    asset({ network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }),
    'INVALID_CHAIN_NAMESPACE',
    'solana',
  ],
  [
    'both lists of exchanges',
    { payWithExchange: { includeOnly: [], exclude: [] } },
    'INVALID_PAYMENT_CONFIG',
    'payWithExchange',
  ],
  [
    'an exchange that is no text',
    { payWithExchange: { exclude: ['one', 7] } },
    'INVALID_PAYMENT_CONFIG',
    'payWithExchange',
  ],
  [
    '51 exchanges',
    { payWithExchange: { exclude: Array(51).fill('one') } },
    'INVALID_PAYMENT_CONFIG',
    'payWithExchange',
  ],
])('order: %s is refused, and which option it is', async (_what, change, code, part) => {
  expect(await orderOf(change)).toMatchObject({ code, details: { part } })
})

test.each([[null], ['1.5'], [7]])('order: %j is refused as options', async (given) => {
  expect(await orderOf({}, given)).toMatchObject({
    code: 'INVALID_PAYMENT_CONFIG',
    details: { part: 'options' },
  })
})

test('order: takes fifty exchanges', async () => {
  const includeOnly = Array.from({ length: 50 }, (_, index) => `${index}`)
  expect(await orderOf({ payWithExchange: { includeOnly } })).toMatchObject({ exchanges: { includeOnly } })
})
