import { sessionContract } from '@latchkey/session/contract'
import { createWalletError } from '@latchkey/session/requests'
import { ADDRESS, connectedState } from '@latchkey/testing'
import { act, recordHeights } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { sendContract } from '../contract'
import { ADA, ether, openForm, renderSend, toPreview, toWallet, usdc } from '../test-support/render-send'

const POISONED = '0x7099797000000000000000000000000000dc79C8'

test('send: the button shows the first issue, in the order of the form', async () => {
  const view = await renderSend()
  await openForm(view)
  expect(view.next()).toBe('Enter an amount')
  await view.type('Amount', 'x')
  expect(view.next()).toBe('Enter more than 0')
  await view.type('Amount', '3')
  expect(view.next()).toBe('Not enough ETH')
  await view.type('Amount', '1')
  expect(view.next()).toBe('Enter an address')
  await view.type('To', '0x12')
  expect(view.next()).toBe('Invalid address')
  await view.type('To', ADA)
  expect(view.next()).toBe('Review')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('send: without anything to send a token has to be chosen first', async () => {
  const view = await renderSend({ items: [] })
  await openForm(view)
  expect(view.next()).toBe('Choose a token')
  await view.unmount()
})

test('send: the wallet is asked for exactly what the preview showed', async () => {
  const view = await renderSend()
  await toWallet(view, '1.000000000000000001')
  expect(view.calls[0]?.request).toEqual({ type: 'transfer', to: ADA, amount: '1000000000000000001' })
  expect(view.calls[0]?.target).toMatchObject({ networkId: 'eip155:1', account: { address: ADDRESS } })
  await view.unmount()
})

test('preview: whole address, amount, worth, network, account and fee', async () => {
  const view = await renderSend()
  await toPreview(view)
  await view.until(() => view.text().includes('up to'))
  for (const text of ['0.5 ETH', '$1,000.00', ADA, ADDRESS, 'Ethereum', 'up to 0.001 ETH'])
    expect(view.text()).toContain(text)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test.each([
  ['a new receiver', []],
  ['a contract', [ADA]],
])('preview: has its height before the fee and the facts about %s are read', async (_who, contracts) => {
  const view = await renderSend({ contracts })
  const release = view.holdFee()
  const heights = recordHeights(view.shadow, '[part~="send-preview-view"]')
  await toPreview(view)
  await release()
  await view.until(() => view.text().includes('up to'))
  expect(heights.stop()).toHaveLength(1)
  await view.unmount()
})

test('max: keeps the fee for native currency, and is the whole balance of a token', async () => {
  const view = await renderSend()
  await openForm(view)
  await view.until(() => view.text().includes('Max'))
  await view.press('Max')
  expect(view.find('[part~="amount-field-input"]')).toHaveProperty('value', '1.998')
  await view.press(/Ether/)
  await view.shown('WalletSendSelectToken')
  await view.press(/USD Coin/)
  await view.shown('WalletSend')
  await view.press('Max')
  expect(view.find('[part~="amount-field-input"]')).toHaveProperty('value', '1.500001')
  await view.unmount()
})

test('max: in US dollars it is the whole amount, not the part that makes whole cents', async () => {
  const view = await renderSend()
  await openForm(view, usdc.address ? { tokenAddress: usdc.address } : {})
  await act(() => view.find('[part~="send-unit"]').click())
  await view.press('Max')
  expect(view.find('[part~="amount-field-input"]')).toHaveProperty('value', '1.5')
  expect(view.test.latchkey.read(sendContract).draft).toMatchObject({ amount: '1500001', unit: 'usd' })
  await act(() => view.find('[part~="send-unit"]').click())
  expect(view.find('[part~="amount-field-input"]')).toHaveProperty('value', '1.500001')
  await view.unmount()
})

test('amount: in US dollars it is rounded down, and changing the unit does not change it', async () => {
  const view = await renderSend()
  await openForm(view)
  await view.type('Amount', '0.123456789012345678')
  await act(() => view.find('[part~="send-unit"]').click())
  expect(view.find('[part~="amount-field-input"]')).toHaveProperty('value', '246.91')
  // Else it reads 'ETH 0.12' in a language that is written from right to left.
  expect(view.find('[part~="send-unit"] [dir="auto"]').textContent).toBe('0.123456789012345678 ETH')
  await act(() => view.find('[part~="send-unit"]').click())
  expect(view.find('[part~="amount-field-input"]')).toHaveProperty('value', '0.123456789012345678')
  await view.unmount()
})

test('amount: one that was entered for a token is not taken for another that the page has chosen', async () => {
  const view = await renderSend()
  await openForm(view, usdc.address ? { tokenAddress: usdc.address } : {})
  await view.type('Amount', '1.5')
  await openForm(view, { tokenAddress: 'native' })
  expect(view.find('[part~="amount-field-input"]')).toHaveProperty('value', '')
  expect(view.next()).toBe('Enter an amount')
  await view.unmount()
})

test('amount: keeps its token when another becomes the first of the list', async () => {
  const view = await renderSend({ items: [usdc] })
  await openForm(view)
  await view.type('Amount', '1.5')
  await view.setTokens([ether, usdc])
  expect(view.find('[part~="send-token"]').textContent).toContain('USD Coin')
  expect(view.find('[part~="amount-field-input"]')).toHaveProperty('value', '1.5')
  await view.unmount()
})

test('amount: in US dollars it is shown in tokens once there is no price', async () => {
  const view = await renderSend()
  await openForm(view)
  await view.type('Amount', '0.5')
  await act(() => view.find('[part~="send-unit"]').click())
  expect(view.find('[part~="amount-field-input"]')).toHaveProperty('value', '1000')
  const { priceUsd: _, ...unpriced } = ether
  await view.setTokens([unpriced])
  expect(view.find('[part~="amount-field-input"]')).toHaveProperty('value', '0.5')
  await view.unmount()
})

test('preview: a fee that rose is shown before the wallet is asked', async () => {
  const view = await renderSend()
  await toPreview(view)
  await view.until(() => view.text().includes('up to'))
  view.setFee('2000000000000000')
  await view.press('Send')
  await view.until(() => view.text().includes('went up'))
  expect(view.text()).toContain('up to 0.002 ETH')
  expect(view.calls).toEqual([])
  await view.press('Send')
  await view.shown('TransactionRequest')
  await view.unmount()
})

test('preview: where the fee cannot be paid, tokens lead on', async () => {
  const view = await renderSend({ ways: ['receive'] })
  await openForm(view)
  await view.type('Amount', '500')
  expect(view.find('[part~="get-tokens"]').textContent).toBe('Do receive')
  view.setFee(createWalletError('INSUFFICIENT_FUNDS', { phase: 'request' }))
  await toPreview(view)
  await view.until(() => view.text().includes('Add funds for the amount and the network fee'))
  expect(view.find('[part~="send-preview-view"] [part~="get-tokens"]').textContent).toBe('Do receive')
  await view.unmount()
})

test('preview: a fee that is no upper bound is shown as about, not as the highest', async () => {
  const view = await renderSend()
  view.setFee('1000000000000000', false)
  await toPreview(view)
  await view.until(() => view.text().includes('0.001 ETH'))
  expect(view.text()).toContain('about 0.001 ETH')
  expect(view.text()).not.toContain('up to')
  await view.unmount()
})

test('preview: leaving it while the fee is estimated again asks no wallet', async () => {
  const view = await renderSend()
  await toPreview(view)
  await view.until(() => view.text().includes('up to'))
  const release = view.holdFee()
  await view.press('Send')
  await view.press('Cancel')
  await view.shown('WalletSend')
  await release()
  expect(view.test.shownView()).toBe('WalletSend')
  expect(view.calls).toEqual([])
  await view.unmount()
})

test('form: another network or account clears it, and the previous preview sends nothing', async () => {
  const view = await renderSend()
  await toPreview(view)
  await act(() => view.test.setState(sessionContract, connectedState('eip155:8453')))
  await view.until(() => view.text().includes('Your account or network changed'))
  await act(() => view.router.back())
  await view.shown('WalletSend')
  expect(view.test.latchkey.read(sendContract).draft.amountText).toBe('')
  await view.unmount()
})

test('tokens: a balance that is worth something never reads as nothing', async () => {
  const wbtc = {
    ...usdc,
    name: 'Wrapped Bitcoin',
    symbol: 'WBTC',
    decimals: 8,
    value: '90000',
    priceUsd: 100_000,
  }
  const view = await renderSend({ items: [wbtc] })
  await openForm(view)
  expect(view.text()).toContain('Balance: 0.0009 WBTC')
  await view.type('Amount', '0.0009')
  expect(view.text()).toContain('$90.00')
  await view.type('Amount', '0.00000001')
  expect(view.text()).toContain('<$0.01')
  await view.unmount()
})

test('tokens: shows the account’s balances', async () => {
  const view = await renderSend({ items: [{ ...ether, value: '0' }, usdc] })
  await openForm(view)
  expect(view.text()).toContain('Balance: 1.500001 USDC')
  await view.unmount()
})

test('tokens: a choice that the page opens directly leads to the form', async () => {
  const view = await renderSend()
  await view.open('WalletSendSelectToken')
  await view.shown('WalletSendSelectToken')
  await view.press(/USD Coin/)
  await view.shown('WalletSend')
  expect(view.find('[part~="send-token"]').textContent).toContain('USD Coin')
  // There is nothing below the form.
  await act(() => view.router.back())
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test.each(['WalletSendPreview', 'WalletSendConfirmed'] as const)(
  'steps: %s leads to the form where a page opens it, and its arguments are ignored',
  async (step) => {
    const view = await renderSend()
    for (const args of [
      undefined,
      { amount: '1', to: ADA },
      { target: {}, token: ether, amount: '1', to: POISONED },
    ]) {
      await act(() => Reflect.apply(view.test.latchkey.open, view.test.latchkey, [step, args]))
      await view.shown('WalletSend')
      await view.until(() => view.next() === 'Enter an amount')
      expect(view.text()).not.toContain(POISONED)
      await act(() => view.router.close())
    }
    expect(view.calls).toEqual([])
    await view.unmount()
  },
)

test('form: an unsupported namespace is explained', async () => {
  const view = await renderSend({
    state: { ...connectedState('eip155:42'), networks: [] },
  })
  await view.open('WalletSend')
  await view.until(() => view.text().includes('Unsupported chain. Choose another network.'))
  await view.unmount()
})
