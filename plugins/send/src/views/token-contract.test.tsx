import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { ADA, ether, openForm, renderSend, review, toPreview, usdc } from '../test-support/render-send'

const LIE = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

test('token: review and request name its contract, short until it is pressed', async () => {
  const view = await renderSend({ items: [ether, { ...usdc, address: LIE, name: 'Airdrop voucher' }] })
  await openForm(view, { tokenAddress: LIE })
  await view.type('Amount', '1')
  await view.type('To', ADA)
  await review(view)
  await view.until(() => view.text().includes('up to'))
  const contract = (): HTMLElement => view.find('[part~="send-contract"]')
  expect(view.text()).toContain('USDC contract')
  expect(contract().textContent).toBe('0xC02aaA…\u20603C756Cc2')
  await act(() => contract().click())
  expect(contract().textContent).toBe(LIE)
  expect(await view.violations()).toEqual([])
  await view.press('Send')
  await view.shown('TransactionRequest')
  expect(contract().textContent).toBe('0xC02aaA…\u20603C756Cc2')
  await act(() => contract().click())
  expect(contract().textContent).toBe(LIE)
  await view.unmount()
})

test('token: the native currency has no contract', async () => {
  const view = await renderSend()
  await toPreview(view)
  expect(view.findAll('[part~="send-contract"]')).toEqual([])
  await view.unmount()
})

test('tokens: two of one name are told apart by their contracts, in the list and in the form', async () => {
  const other = { ...usdc, address: LIE, name: 'Bridged coin' }
  const view = await renderSend({ items: [ether, usdc, other] })
  await view.open('WalletSendSelectToken')
  await view.shown('WalletSendSelectToken')
  expect(view.text()).toContain('0x02…\u2060c8d5b7')
  expect(view.text()).toContain('0xC0…\u2060756Cc2')
  expect(await view.violations()).toEqual([])
  await view.press(/Bridged coin/)
  await view.shown('WalletSend')
  expect(view.find('[part~="send-token"]').textContent).toContain('0xC0…\u2060756Cc2')
  await view.setTokens([ether, other])
  expect(view.find('[part~="send-token"]').textContent).not.toContain('0xC0')
  await view.unmount()
})
