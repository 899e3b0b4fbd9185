import { sessionContract } from '@latchkey/session/contract'
import { disconnectedState } from '@latchkey/testing'
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
  expect(view.next()).toBe('Review')
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

/** Ends an `ask` that does not reject at once. */
const soon = () => ({ signal: AbortSignal.timeout(2_000) })

test.each([
  ['amount', '1.5'],
  ['amount', '0'],
  ['amount', ''],
  ['amount', '-1'],
  ['amount', '0x10'],
  ['amount', 1],
  ['to', ''],
  ['to', ADA.slice(0, -1)],
  ['to', 'ada'],
  ['to', 'ada..eth'],
  ['to', null],
  ['tokenAddress', 'USDC'],
  ['networkId', '1'],
])('ask: with the %s %j it rejects at once, and no wallet is asked for', async (argument, value) => {
  const view = await renderSend()
  await act(() => view.test.setState(sessionContract, disconnectedState))
  const wrong = { amount: '1', to: ADA, [argument]: value }
  const error = { code: 'INVALID_VIEW_ARGUMENTS', details: { view: 'WalletSend', argument } }
  await expect(view.test.latchkey.ask('WalletSend', wrong, soon())).rejects.toMatchObject(error)
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test.each([{ to: ADA }, { to: 'ada.eth' }, { amount: '1', tokenAddress: 'native' }, undefined])(
  'ask: with the values %j the form is shown',
  async (values) => {
    const view = await renderSend()
    const leaving = new AbortController()
    const asked = view.test.latchkey.ask('WalletSend', values, { signal: leaving.signal })
    await view.shown('WalletSend')
    await act(() => leaving.abort())
    await expect(asked).rejects.toMatchObject({ code: 'VIEW_DISMISSED' })
    await view.unmount()
  },
)
