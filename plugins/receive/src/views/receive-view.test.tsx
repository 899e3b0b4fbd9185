import { createFakeBrowser } from '@latchkey/kernel/testing'
import { type Account, sessionContract } from '@latchkey/session/contract'
import { ADDRESS, base, connectedState, createFakeSession, mainnet, renderView } from '@latchkey/testing'
import { act, withAxe } from '@latchkey/ui-primitives/test-support'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { receive } from '../plugin'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function render(networkId: 'eip155:1' | 'eip155:8453' = 'eip155:1', userAgent?: string) {
  const session = createFakeSession({ state: { ...connectedState(networkId), networks: [mainnet, base] } })
  const view = await renderView({
    plugin: receive(),
    session,
    ...(userAgent === undefined ? {} : { browser: createFakeBrowser({ userAgent }) }),
  })
  const switchTo = (account: Account) => {
    const [connection] = Object.values(connectedState(networkId).connections ?? {})
    if (connection?.status !== 'connected') throw new Error('The fake session is not connected.')
    return act(() =>
      view.test.setState(sessionContract, { connections: { c: { ...connection, accounts: [account] } } }),
    )
  }
  const type = (text: string) =>
    act(() => userEvent.fill(page.getByRole('textbox', { name: 'Amount' }), text))
  return { ...view, switchTo, type }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

test('receive view: shows the whole address, and another account at once', async () => {
  const view = await render()
  await view.open('WalletReceive')
  await view.shown('WalletReceive')
  const address = (): string => view.find('[part="receive-address"]').textContent
  expect(address()).toBe(ADDRESS)
  await view.switchTo({ namespace: 'eip155', address: OTHER })
  expect(address()).toBe(OTHER)
  await view.unmount()
})

test.each([620, 500, 420])(
  'receive view: in a card of %i px the code is smaller, and the address whole and not faded',
  async (height) => {
    const view = await render()
    await view.open('WalletReceive', { amount: 1500000000000000000n })
    await view.shown('WalletReceive')
    const layout = view.find('[part~="receive"]')
    // As in the dialog, whose header takes 60 px and whose padding 20.
    layout.style.maxHeight = `${height - 80}px`
    const scroller = view.find('[part~="receive"] [part~="scroll-area"]')
    const area = scroller.getBoundingClientRect()
    const address = view.find('[part="receive-address"]').getBoundingClientRect()
    const code = view.find('[part~="qr-code"]').getBoundingClientRect()
    // Of an edge beyond which there is more.
    const fade = scroller.scrollHeight > scroller.clientHeight + 1 ? 24 : 0
    expect(address.bottom).toBeLessThanOrEqual(area.bottom - fade)
    expect(code.height).toBeCloseTo(code.width, 0)
    expect(code.height).toBeGreaterThanOrEqual(112)
    expect(code.bottom).toBeLessThan(address.top)
    await view.unmount()
  },
)

test('receive view: requests an amount on the given network, in the code and in words', async () => {
  const view = await render()
  await view.open('WalletReceive', { amount: 1500000000000000000n, networkId: 'eip155:8453' })
  await view.shown('WalletReceive')
  expect(view.find('[part="receive-amount"]').textContent).toBe('1.5 ETH')
  expect(view.text()).toContain('Only send ETH on Base to this address.')
  expect(view.text()).toContain('Copy payment link')
  // The user cannot change the page's request.
  expect(view.findAll('[part~="receive-ask"]')).toEqual([])
  expect(await withAxe(view).violations()).toEqual([])
  await view.unmount()
})

test('receive view: the user requests an amount, changes it and removes it', async () => {
  const view = await render()
  await view.open('WalletReceive')
  await view.shown('WalletReceive')
  await view.press('Ask for an amount')
  await view.shown('WalletReceiveAmount')
  const show = () => view.find('[part~="receive-show"]')
  expect([show().textContent, show().hasAttribute('disabled')]).toEqual(['Enter an amount', true])
  const amounts = [
    ['0', 'Enter more than 0'],
    ['1.1234567890123456789', 'Enter more than 0'],
    // More than a uint256.
    [`1${'0'.repeat(60)}`, 'Enter more than 0'],
    ['0.25', 'Show the code'],
  ] as const
  for (const [text, says] of amounts) {
    await view.type(text)
    expect(show().textContent).toBe(says)
  }
  await view.press('Show the code')
  await view.shown('WalletReceive')
  expect(view.find('[part="receive-amount"]').textContent).toBe('0.25 ETH')
  await view.press('Change the amount')
  await view.shown('WalletReceiveAmount')
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.25')
  await view.press('Remove amount')
  await view.shown('WalletReceive')
  expect(view.findAll('[part="receive-amount"]')).toEqual([])
  await view.unmount()
})

test('receive view: an amount for another account is not in the code of this one', async () => {
  const view = await render()
  await view.open('WalletReceive')
  await view.shown('WalletReceive')
  await view.press('Ask for an amount')
  await view.shown('WalletReceiveAmount')
  await view.type('2')
  await view.press('Show the code')
  await view.shown('WalletReceive')
  await view.switchTo({ namespace: 'eip155', address: OTHER })
  expect(view.findAll('[part="receive-amount"]')).toEqual([])
  expect(view.text()).toContain('Only send tokens on Ethereum to this address.')
  await view.unmount()
})

test('receive view: phones share the address, others have no such button', async () => {
  const shared: string[] = []
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async ({ text }: { readonly text: string }) => void shared.push(text),
  })
  const desktop = await render()
  await desktop.open('WalletReceive')
  await desktop.shown('WalletReceive')
  expect(desktop.findAll('[part~="share-button"]')).toEqual([])
  await desktop.unmount()

  const phone = await render('eip155:1', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile')
  await phone.open('WalletReceive')
  await phone.shown('WalletReceive')
  await phone.press('Share')
  expect(shared).toEqual([ADDRESS])
  expect(await withAxe(phone).violations()).toEqual([])
  await phone.open('WalletReceive', { amount: '1', networkId: 'eip155:8453' })
  await phone.shown('WalletReceive')
  await phone.press('Share')
  expect(shared[1]).toBe(`0.000000000000000001 ETH on Base\nethereum:${ADDRESS}@8453?value=1`)
  await phone.unmount()
})

test('receive view: shows no address for a network that the page does not have', async () => {
  const view = await render()
  await view.open('WalletReceive', { networkId: 'eip155:10' })
  await view.shown('WalletReceive')
  expect(view.text()).toBe('You have no account connected on that network.')
  await view.unmount()
})

test('receive view: steps that the page opens directly lead to the next one', async () => {
  const view = await render()
  await view.open('WalletReceiveSelectToken')
  await view.shown('WalletReceiveSelectToken')
  await view.press(/Ether/)
  await view.shown('WalletReceiveAmount')
  await view.type('0.25')
  await view.press('Show the code')
  await view.shown('WalletReceive')
  expect(view.find('[part="receive-amount"]').textContent).toBe('0.25 ETH')
  await act(() => view.router.close())

  await view.open('WalletReceiveAmount', { networkId: 'eip155:8453' })
  await view.shown('WalletReceiveAmount')
  await view.type('2')
  await view.press('Show the code')
  await view.shown('WalletReceive')
  expect(view.text()).toContain('Only send ETH on Base to this address.')
  await view.unmount()
})

test.each([
  ['amount', { amount: '1.5' }],
  ['amount', { amount: -1n }],
  ['amount', { amount: 1 }],
  ['tokenSymbol', { amount: '1', tokenAddress: ADDRESS }],
  ['tokenDecimals', { amount: '1', tokenAddress: ADDRESS, tokenSymbol: 'TOK' }],
])('ask: with a %s that no code could contain it rejects at once', async (argument, values) => {
  const view = await render()
  // Ends an `ask` that does not reject at once.
  const signal = AbortSignal.timeout(2_000)
  await expect(view.test.latchkey.ask('WalletReceive', values, { signal })).rejects.toMatchObject({
    code: 'INVALID_VIEW_ARGUMENTS',
    details: { view: 'WalletReceive', argument },
  })
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})
