import type { Token } from '@latchkey/session/contract'
import {
  ADDRESS,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
  renderView,
} from '@latchkey/testing'
import { act, actUntil, withAxe } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { receiveContract } from '../contract'
import { receive } from '../plugin'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const RECEIVER = `eip155:1:${ADDRESS}`
/** What a list says of USDC, with decimals that its contract does not have. */
const listed = (decimals: number): Token => ({
  networkId: 'eip155:1',
  address: USDC,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals,
})

/** The decimals that the contract states, an error, or `undefined` for nothing readable. */
type Stated = number | Error | undefined

async function render(stated: Stated) {
  const chain = { stated, held: undefined as Promise<void> | undefined }
  const adapter = createFakeChainAdapter({
    tokens: {
      list: async () => [],
      async decimals(address) {
        expect(address).toBe(USDC)
        await chain.held
        if (chain.stated instanceof Error) throw chain.stated
        return chain.stated
      },
    },
  })
  const session = createFakeSession({
    state: { ...connectedState(), networks: [mainnet] },
    api: { adapter: () => adapter },
  })
  const view = await renderView({ plugin: receive(), session })
  const until = (text: string) =>
    actUntil(
      () => view.text().includes(text),
      () => `${text} in: ${view.text()}`,
    )
  const amounts = () => view.findAll('[part="receive-amount"]').map(({ textContent }) => textContent)
  const type = (text: string) =>
    act(() => userEvent.fill(page.getByRole('textbox', { name: 'Amount' }), text))
  return { ...view, chain, until, amounts, type }
}

const asked = { amount: 1_000_000_000n, tokenAddress: USDC, tokenSymbol: 'USDC', tokenDecimals: 6 }
const MISMATCH = 'USDC’s contract counts its decimals differently'
const UNREAD = 'Couldn’t read USDC’s contract'

test('decimals: the page’s amount is in the code once the contract states the same decimals', async () => {
  const view = await render(6)
  let goOn = (): void => undefined
  view.chain.held = new Promise((resolve) => {
    goOn = resolve
  })
  await view.open('WalletReceive', asked)
  await view.shown('WalletReceive')
  // Nothing can be scanned or copied before.
  expect([view.amounts(), view.find('[part="qr-code"]').dataset['state']]).toEqual([[], 'coming'])
  expect(view.text()).not.toContain('Copy payment link')
  await act(goOn)
  await view.until('1,000 USDC')
  expect(view.text()).toContain('Copy payment link')
  expect(await withAxe(view).violations()).toEqual([])
  await view.unmount()
})

test.each([
  [18, MISMATCH],
  [undefined, UNREAD],
  [new Error('down'), UNREAD],
])(
  'decimals: when the contract states %s, the code has no amount, says so, and can be read again',
  async (stated, says) => {
    const view = await render(stated)
    await view.open('WalletReceive', asked)
    await view.shown('WalletReceive')
    await view.until('Copy')
    expect(view.amounts()).toEqual([])
    expect(view.text()).toContain(says)
    expect(view.find('[part="qr-code"]').dataset['state']).toBe('ready')
    expect(view.find('[part="qr-code"]').querySelector('svg')?.getAttribute('aria-label')).toBe(
      'Code with your address on Ethereum',
    )
    expect(view.text()).toContain('Copy address')
    expect(await withAxe(view).violations()).toEqual([])
    view.chain.stated = 6
    await view.press('Try again')
    await view.until('1,000 USDC')
    expect(view.text()).not.toContain(says)
    await view.unmount()
  },
)

test('decimals: an amount of a token from a lying list is asked for as it was typed, by the contract’s decimals', async () => {
  const view = await render(6)
  await view.open('WalletReceiveAmount')
  await view.shown('WalletReceiveAmount')
  await act(() =>
    view.test.setState(receiveContract, {
      draft: { receiver: RECEIVER, token: listed(2), amountText: '', amount: undefined },
    }),
  )
  await view.type('1000')
  await view.until('Show the code')
  await view.press('Show the code')
  await view.shown('WalletReceive')
  expect(view.test.latchkey.read(receiveContract).asked).toMatchObject({
    amount: '1000000000',
    token: { decimals: 6 },
  })
  await view.until('1,000 USDC')
  await view.unmount()
})

test('decimals: no amount can be asked for while the contract cannot be read', async () => {
  const view = await render(new Error('down'))
  await view.open('WalletReceiveAmount')
  await view.shown('WalletReceiveAmount')
  await act(() =>
    view.test.setState(receiveContract, {
      draft: { receiver: RECEIVER, token: listed(2), amountText: '1000', amount: '100000' },
    }),
  )
  await view.until(UNREAD)
  expect(view.find('[part~="receive-show"]').hasAttribute('disabled')).toBe(true)
  expect(await withAxe(view).violations()).toEqual([])
  view.chain.stated = 6
  await view.press('Try again')
  await view.until('Show the code')
  expect(view.find('[part~="receive-show"]').hasAttribute('disabled')).toBe(false)
  await view.unmount()
})

test('decimals: an amount with more of them than the contract has is no amount', async () => {
  const view = await render(6)
  await view.open('WalletReceiveAmount')
  await view.shown('WalletReceiveAmount')
  await act(() =>
    view.test.setState(receiveContract, {
      draft: { receiver: RECEIVER, token: listed(18), amountText: '0.0000001', amount: '100000000000' },
    }),
  )
  await view.until('Enter more than 0')
  await view.unmount()
})
