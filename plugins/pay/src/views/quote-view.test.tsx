import { accountWays } from '@latchkey/account/test-support'
import { fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract, type TokensEntry } from '@latchkey/portfolio/contract'
import { type SessionState, sessionContract, type TransactionEstimate } from '@latchkey/session/contract'
import { createWalletError } from '@latchkey/session/requests'
import {
  ADDRESS,
  base,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
  renderView,
} from '@latchkey/testing'
import { fakeTransactions } from '@latchkey/transactions/test-support'
import { act, recordHeights } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { type PaymentOptions, payContract } from '../contract'
import { pay } from '../plugin'
import { options, SHOP } from '../test-support/pay-page'

const KEY = `eip155:1:${ADDRESS}` as const

/** The account's ether. */
const ether = (value: string): TokensEntry => ({
  status: 'known',
  items: [{ networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, value, priceUsd: 2000 }],
  source: 'network',
  readAtMs: 0,
})

interface Asked {
  readonly from: string
  answer(value: bigint): Promise<void>
  fail(error: Error): Promise<void>
}

/** The connection, with this account in use. */
function connectedAs(address: string): Partial<SessionState> {
  const { connections = {}, ...state } = connectedState()
  const accounts = [{ namespace: 'eip155', address }] as const
  const entries = Object.entries(connections).map(([id, one]) => [id, { ...one, accounts }])
  return { ...state, connections: Object.fromEntries(entries) }
}

/** Opens the review of a payment, with its fee. */
async function openQuote(given: PaymentOptions = options, tokens?: TokensEntry) {
  const view = await openUnanswered(given, tokens)
  const heights = recordHeights(view.shadow, '[part~="pay-quote"]')
  await view.asked[0]?.answer(1_000_000_000_000_000n)
  await expect.poll(() => view.text()).toContain('0.001')
  return { ...view, heights }
}

/** Opens the review of a payment, whose fee the test answers. */
async function openUnanswered(given: PaymentOptions = options, tokens?: TokensEntry) {
  const asked: Asked[] = []
  const adapter = createFakeChainAdapter(
    {
      transactions: {
        estimate: (_request, target) =>
          new Promise<TransactionEstimate>((resolve, reject) =>
            asked.push({
              from: target.account.address,
              fail: (error) => act(async () => reject(error)),
              answer: (value) =>
                act(async () => resolve({ fee: { value: `${value}`, decimals: 18, symbol: 'ETH' } })),
            }),
          ),
        send: () => new Promise(() => undefined),
      },
      tokens: { list: async () => [], decimals: async () => 6 },
    },
    { networks: [mainnet, base] },
  )
  const portfolio = fake(portfolioContract, {
    state: { ...emptyPortfolio, ...(tokens && { tokens: { [KEY]: tokens } }) },
    api: { loadTokens: async () => undefined },
  })
  const session = createFakeSession({
    state: { networks: [mainnet, base], ...connectedAs(ADDRESS) },
    api: { adapter: () => adapter },
  })
  const plugins = [accountWays(['onramp', 'receive'])]
  const view = await renderView({ plugin: pay(), plugins, session, fakes: [fakeTransactions([]), portfolio] })
  const paying = view.test.latchkey.get(payContract).pay(given)
  paying.catch(() => undefined)
  await view.shown('Pay')
  await act(() => view.find('[part~="pay-wallet"]').click())
  await view.shown('PayQuote')
  await expect.poll(() => asked.length).toBe(1)
  return { ...view, asked }
}

test('quote: has its height before fee and balance are read', async () => {
  const view = await openQuote()
  await act(() => view.test.setState(portfolioContract, { tokens: { [KEY]: ether('2000000000000000000') } }))
  expect(view.text()).toContain('2 ETH')
  expect(view.heights.stop()).toHaveLength(1)
  await view.unmount()
})

test.each([
  ['the same', 1_000_000_000_000_000n],
  ['a risen', 9_000_000_000_000_000n],
])(
  'quote: the check of another account’s fee neither asks the wallet nor warns: %s fee',
  async (_fee, late) => {
    const view = await openQuote()
    await view.press('Pay')
    await expect.poll(() => view.asked.length).toBe(2)
    await act(() => view.test.setState(sessionContract, connectedAs(SHOP)))
    await expect.poll(() => view.asked.length).toBe(3)
    expect(view.asked.map(({ from }) => from)).toEqual([ADDRESS, ADDRESS, SHOP])
    await view.asked[2]?.answer(1_000_000_000_000_000n)
    // The check for the former account ends late.
    await view.asked[1]?.answer(late)
    expect(view.text()).toContain('0.001')
    expect(view.text()).not.toContain('went up')
    await view.shown('PayQuote')
    await view.unmount()
  },
)

test('quote: a fee that has risen is shown, and the next press pays with it', async () => {
  const view = await openQuote()
  await view.press('Pay')
  await expect.poll(() => view.asked.length).toBe(2)
  await view.asked[1]?.answer(9_000_000_000_000_000n)
  await expect.poll(() => view.text()).toContain('went up')
  expect(view.text()).toContain('0.009')
  await view.press('Pay')
  await expect.poll(() => view.asked.length).toBe(3)
  await view.asked[2]?.answer(9_000_000_000_000_000n)
  await view.shown('TransactionRequest')
  await view.unmount()
})

test('quote: review and request name the contract of a token, which its name may hide', async () => {
  const asset = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
  const metadata = { name: 'USD Coin', symbol: 'USDC', decimals: 6 }
  const view = await openQuote({ ...options, paymentAsset: { network: 'eip155:1', asset, metadata } })
  const contract = (): HTMLElement => view.find('[part~="pay-contract"]')
  expect(view.text()).toContain('USDC contract')
  expect(contract().textContent).toBe('0xC02aaA…\u20603C756Cc2')
  await act(() => contract().click())
  expect(contract().textContent).toBe(asset)
  await view.press('Pay')
  await expect.poll(() => view.asked.length).toBe(2)
  await view.asked[1]?.answer(1_000_000_000_000_000n)
  await view.shown('TransactionRequest')
  expect(contract().textContent).toBe('0xC02aaA…\u20603C756Cc2')
  await view.unmount()
})

test.each(['0', '1'])(
  'quote: with a balance of %s wei there is a way on instead of a payment',
  async (held) => {
    const view = await openQuote(options, ether(held))
    expect(view.find('[part~="pay-confirm"]').textContent).toBe('Not enough ETH')
    expect(view.findAll('[part~="get-tokens"]').map(({ textContent }) => textContent)).toEqual([
      'Do onramp',
      'Do receive',
    ])
    await view.unmount()
  },
)

test('quote: the native currency has no contract', async () => {
  const view = await openQuote()
  expect(view.findAll('[part~="pay-contract"]')).toEqual([])
  await view.unmount()
})

test('quote: where the fee cannot be paid, tokens or another wallet lead on', async () => {
  const view = await openUnanswered(options, ether('2000000000000000000'))
  await view.asked[0]?.fail(createWalletError('INSUFFICIENT_FUNDS', { phase: 'request' }))
  await expect.poll(() => view.text()).toContain('Add funds for the amount and the network fee')
  expect(view.findAll('[part~="get-tokens"]').map(({ textContent }) => textContent)).toEqual([
    'Do onramp',
    'Do receive',
  ])
  await view.press('Try again')
  await view.asked[1]?.answer(1_000_000_000_000_000n)
  await expect.poll(() => view.find('[part~="pay-confirm"]').textContent).toBe('Pay')
  await view.unmount()
})
