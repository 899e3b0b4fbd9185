import { createWalletError } from '@latchkey/session/requests'
import { act, recordHeights } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { STRANGER, usdc } from '../test-support/orders'
import { renderSwaps } from '../test-support/render-swaps'
import { openReview, toReview, wanted } from '../test-support/swap-steps'

test.each([1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554] as const)(
  'network: swaps are offered on chain %i',
  async (chainId) => {
    const view = await renderSwaps({ networkId: `eip155:${chainId}` })
    await view.open('Swap')
    await view.until('You pay')
    await view.unmount()
  },
)

test('network: on another one no form is shown', async () => {
  const view = await renderSwaps({ networkId: 'eip155:11155111' })
  await view.open('Swap')
  await view.until('Network')
  expect(view.text()).toBe('Network not supported for Swaps')
  await view.unmount()
})

test('network: one that the service refuses is shown as such, without a retry', async () => {
  const view = await renderSwaps({ refused: ['tokens'] })
  await view.open('Swap')
  await view.until('Network not supported for Swaps')
  expect(view.text()).toBe('Network not supported for Swaps')
  expect(view.test.errors).toEqual([])
  await view.unmount()
})

test.each([
  ['quotes', 'Network not supported for Swaps. Choose another network.'],
  ['gas-price', 'Network not supported for Gas Price. Choose another network.'],
])('network: one that the service refuses for %s is named instead of a price', async (path, text) => {
  const view = await renderSwaps({ refused: [path] })
  await view.open('Swap', wanted)
  await view.until(text)
  expect(view.text()).not.toContain('3,200')
  await view.unmount()
})

test('gas: with less ether than the fee none can be swapped, and the form says why', async () => {
  const view = await renderSwaps({ ether: '1000', gasPrice: '50000000000' })
  await view.open('Swap', { ...wanted, amount: '1000' })
  await view.until('You need some ETH for the network fee.')
  await view.unmount()
})

test('gas: where the network says that the fee cannot be paid, nothing can be signed', async () => {
  const estimate = createWalletError('INSUFFICIENT_FUNDS', { phase: 'request' })
  const view = await renderSwaps({ estimate, ways: ['onramp'] })
  await view.open('Swap', wanted)
  await openReview(view)
  await view.until('Add funds for the amount and the network fee')
  expect(view.find('[part~="swaps-preview"]').querySelector('[part~="swaps-confirm"]')).toBeNull()
  expect(view.find('[part~="swaps-preview"] [part~="get-tokens"]').textContent).toBe('Do onramp')
  await view.unmount()
})

test.each([
  [3_200, '0%', undefined],
  [3_298, '-2.97%', undefined],
  [3_300, '-3.03%', 'You receive 3.03% less than what you pay is worth.'],
  [3_100, '+3.22%', undefined],
])(
  'price: with ether at %i dollars its impact of %s stands beside the worth',
  async (etherPrice, impact, warning) => {
    const view = await renderSwaps({ etherPrice })
    await view.open('Swap', wanted)
    await view.until('Price impact')
    await view.until(impact)
    expect(view.text()).toContain(`$3,200.00 Price impact (${impact})`)
    if (warning) expect(view.text()).toContain(warning)
    else expect(view.text()).not.toContain('less than what you pay')
    await view.unmount()
  },
)

test('price: without prices of both tokens there is no impact', async () => {
  const view = await renderSwaps()
  await view.open('Swap', wanted)
  await view.until('Minimum received3,168')
  expect(view.text()).not.toContain('Price impact')
  await view.unmount()
})

test('price: only that of the latest amount is shown, whichever comes last', async () => {
  const answers = new Map<string, (quoted: string) => void>()
  const quote = (amount: string): Promise<string> =>
    new Promise((resolve) => answers.set(amount.slice(0, 1), resolve))
  const view = await renderSwaps({ quote })
  await view.open('Swap', wanted)
  await view.until('Looking for the best price')
  await view.pass(200)
  await act(() => userEvent.fill(page.getByRole('textbox', { name: 'You pay' }).last(), '2'))
  await view.pass(200)
  expect([...answers.keys()]).toEqual(['1', '2'])
  answers.get('2')?.('6400000000')
  await view.until('6,336')
  answers.get('1')?.('3200000000')
  await view.pass(200)
  expect(view.text()).toContain('Minimum received6,336')
  await view.unmount()
})

test('price: is one line, and a press on it unfolds what belongs to it', async () => {
  const view = await renderSwaps({ etherPrice: 3_200 })
  await view.open('Swap', wanted)
  await view.until('1 ETH = 3,200 USDC')
  const line = page.getByText('1 ETH = 3,200 USDC').last()
  const minimum = page.getByText('Minimum received').last()
  await expect.element(minimum).not.toBeVisible()
  await act(() => userEvent.click(line))
  await expect.element(minimum).toBeVisible()
  expect(await view.violations()).toEqual([])
  await act(() => userEvent.click(line))
  await expect.element(minimum).not.toBeVisible()
  await view.unmount()
})

test('form: keeps its height while tokens, an amount and its price come', async () => {
  let answer = (_quoted: string): void => undefined
  const quote = (): Promise<string> => new Promise((resolve) => (answer = resolve))
  const view = await renderSwaps({ quote, etherPrice: 3_200 })
  const heights = recordHeights(view.shadow, '[part~="swaps"], [part~="swaps-loading"]')
  await view.open('Swap', { toToken: 'USDC' })
  await view.until('You pay')
  await act(() => userEvent.fill(page.getByRole('textbox', { name: 'You pay' }).last(), '1'))
  await view.until('Looking for the best price')
  await view.pass(200)
  answer('3200000000')
  await view.until('1 ETH = 3,200 USDC')
  expect(heights.stop()).toHaveLength(1)
  await view.unmount()
})

test('max: has its place while the fee is read, so that the balance beside it stays and the line is one', async () => {
  let answer = (_gasPrice: string): void => undefined
  const gasPrice = new Promise<string>((resolve) => (answer = resolve))
  const view = await renderSwaps({ ether: '12345678910000000000000', gasPrice })
  const heights = recordHeights(view.shadow, '[part~="swaps"], [part~="swaps-loading"]')
  await view.open('Swap')
  await view.until('Balance')
  const place = (): DOMRect => view.find('[part~="amount-field"] label + span > span').getBoundingClientRect()
  const { left, width } = place()
  await expect.element(page.getByRole('button', { name: 'Max' })).not.toBeInTheDocument()
  await act(() => answer('1000000000'))
  await view.pass(0)
  await expect.element(page.getByRole('button', { name: 'Max' })).toBeEnabled()
  expect([place().left, place().width]).toEqual([left, width])
  expect(heights.stop()).toHaveLength(1)
  await view.unmount()
})

test('switch: the button stands on the seam of both amounts', async () => {
  const view = await renderSwaps()
  await view.open('Swap', wanted)
  await view.until('1 ETH')
  const [paid, received] = view.findAll('[part~="amount-field"]').map((side) => side.getBoundingClientRect())
  const { top, bottom } = view.find('[part~="swaps-switch"]').getBoundingClientRect()
  if (!paid || !received) throw new Error('no amounts')
  expect(received.top - paid.bottom).toBeLessThan(8)
  expect((top + bottom) / 2).toBeCloseTo((paid.bottom + received.top) / 2, 0)
  await view.unmount()
})

test('switch: the received amount becomes the paid one, as the language writes it', async () => {
  const view = await renderSwaps({ quote: () => '3200500000' })
  view.test.latchkey.setLanguage({ locale: 'de', texts: {} })
  await view.open('Swap', wanted)
  await view.until('Minimum received3.168')
  await act(async () => view.find('[part~="swaps-switch"]').click())
  await expect.element(page.getByRole('textbox', { name: 'You pay' }).last()).toHaveValue('3200,5')
  await view.unmount()
})

test('balance: more than the account has can be quoted, and not reviewed', async () => {
  const view = await renderSwaps()
  await view.open('Swap', { ...wanted, amount: '2000000000000000001' })
  await view.until('Not enough ETH')
  await view.until('Minimum received')
  expect(view.find('[part~="swaps-review"]').matches(':disabled')).toBe(true)
  await view.unmount()
})

test('token: a symbol that two tokens have fills no field, and the user chooses', async () => {
  const fake = { name: 'USD Coin', symbol: 'USDC', decimals: 6, address: `eip155:1:${STRANGER}` }
  const view = await renderSwaps({ listed: [fake] })
  await view.open('Swap', wanted)
  await view.until('Choose a token')
  expect(view.find('[part~="swaps-to"]').textContent).toBe('Choose a token')
  await view.unmount()
})

test('token: the preview shows its contract, whole on a press, with a link to the explorer', async () => {
  const view = await renderSwaps()
  await toReview(view)
  await view.until('USDC contract')
  const contract = view.find('[part~="swaps-token-contract"]')
  expect(contract.textContent).toBe('0x023424…\u206051c8d5b7')
  await act(async () => contract.click())
  expect(contract.textContent).toBe(usdc.address)
  expect(view.find('[part~="swaps-fact"] a').getAttribute('href')).toBe(
    `https://etherscan.io/address/${usdc.address}`,
  )
  expect(view.text()).not.toContain('ETH contract')
  await view.unmount()
})

test('token: of two that have one name, the list shows the contracts', async () => {
  const fake = { name: 'Dollar', symbol: 'USDC', decimals: 6, address: `eip155:1:${STRANGER}` }
  const view = await renderSwaps({ listed: [fake] })
  await view.open('SwapSelectToken', { side: 'to' })
  await view.until('USD Coin')
  const rows = view.findAll('[part~="token"]').map(({ textContent }) => textContent ?? '')
  expect(rows.filter((text) => text.includes('USDC')).map((text) => text.split('USDC ')[1])).toEqual([
    '0xa0…\u2060a79720',
    '0x02…\u2060c8d5b7',
  ])
  expect(rows.filter((text) => text.includes('Ether')).join()).not.toContain('0x')
  await view.unmount()
})

test('price: a loss of 90 % is named in the review, and has to be accepted', async () => {
  const view = await renderSwaps({ etherPrice: 33_000 })
  await view.open('Swap', wanted)
  await view.until('less than what you pay')
  await view.press('Review swap')
  await view.until('up to 91% less')
  expect(view.text()).toContain('Price impact-90.3%')
  expect(view.find('[part~="swaps-confirm"]').matches(':disabled')).toBe(true)
  await view.unmount()
})

test.each(['321.123', '-1', '1e18', '0x10', ' 1', ''])(
  'parameters: the amount %j is refused with a message for the developer',
  async (amount) => {
    const view = await renderSwaps()
    await view.open('Swap', { ...wanted, amount })
    await view.until('Enter an amount')
    expect(view.test.errors.map(({ error }) => error)).toMatchObject([
      { code: 'INVALID_SWAP_AMOUNT', message: expect.stringContaining('smallest unit of fromToken') },
    ])
    await view.unmount()
  },
)

test.each([
  [wanted.amount, '3,168'],
  ['0', 'Enter an amount'],
])('parameters: the amount %s is in the smallest unit', async (amount, text) => {
  const view = await renderSwaps()
  await view.open('Swap', { ...wanted, amount })
  await view.until(text)
  expect(view.test.errors).toEqual([])
  await view.unmount()
})

test('tokens: a choice that the page opens directly leads to the form', async () => {
  const view = await renderSwaps()
  await view.open('SwapSelectToken', { side: 'to' })
  await view.until('USD Coin')
  await view.press(/USD Coin/)
  await view.until('You pay')
  expect(view.text()).toContain('USDC')
  await view.unmount()
})

test.each([
  ['amount', '1.5'],
  ['amount', 1],
  ['toToken', 5],
])('ask: with the %s %j it rejects at once', async (argument, value) => {
  const view = await renderSwaps()
  // Ends an `ask` that does not reject at once.
  const signal = AbortSignal.timeout(2_000)
  await expect(
    view.test.latchkey.ask('Swap', { ...wanted, [argument]: value }, { signal }),
  ).rejects.toMatchObject({
    code: 'INVALID_VIEW_ARGUMENTS',
    details: { view: 'Swap', argument },
  })
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})
