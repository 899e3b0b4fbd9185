import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { ADA, openForm, renderSend, usdc } from '../test-support/render-send'

test('parameters: the page’s values are fixed, and a missing token is explained', async () => {
  const view = await renderSend()
  await openForm(view, {
    amount: '1000001',
    ...(usdc.address ? { tokenAddress: usdc.address } : {}),
    to: ADA,
  })
  expect(view.find('[part~="amount-field-input"]')).toHaveProperty('value', '1.000001')
  expect(view.next()).toBe('Preview Send')
  await act(() => view.router.close())
  await openForm(view, { tokenAddress: ADA })
  expect(view.next()).toBe('Token not found')
  await view.unmount()
})

test('parameters: another network has to be switched to first', async () => {
  const view = await renderSend()
  await openForm(view, { networkId: 'eip155:8453' })
  await view.press('Switch to Base')
  expect(view.session.switches.map(({ id }) => id)).toEqual(['eip155:8453'])
  await view.unmount()
})

test.each([
  ['networkId', 5],
  ['to', 5],
  ['amount', 1.5],
])('parameters: a page that gives no text as %s learns it, and the user sees it', async (argument, value) => {
  const view = await renderSend()
  await view.open('WalletSend', { [argument]: value })
  await view.shown('WalletSend')
  await view.until(() => view.text().includes('This was opened with wrong values'))
  expect(view.test.failures.at(-1)).toMatchObject({
    pluginId: 'send',
    error: { code: 'INVALID_VIEW_ARGUMENTS', details: { view: 'WalletSend', argument } },
  })
  await view.unmount()
})
