import { sessionContract } from '@latchkey/session/contract'
import { connectedState } from '@latchkey/testing'
import { act, recordHeights } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openForm, quote, renderOnramp } from '../test-support/render-onramp'

test('form: a quote is an estimate of the token, with the fee of the network', async () => {
  const view = await renderOnramp({ responses: { '/v1/onramp/quote': quote } })
  await openForm(view)
  expect(view.find('[part~="onramp-estimate"]').textContent).toBe('About 0.0304 ETH')
  expect(view.text()).toContain('$1.20 network fee')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('form: without a quote no amount of the token is shown', async () => {
  const view = await renderOnramp()
  await openForm(view)
  expect(view.find('[part~="onramp-estimate"]').textContent).toBe('About $100.00 of ETH')
  expect(view.text()).toContain('The provider sets the price')
  await view.unmount()
})

test.each([
  ['an estimate', { '/v1/onramp/quote': quote }],
  ['no estimate', {}],
])('form: keeps its height while %s comes, and without an amount', async (_what, responses) => {
  const view = await renderOnramp({ responses })
  const heights = recordHeights(view.shadow, '[part~="onramp"]')
  await openForm(view)
  const amount = page.getByRole('textbox', { name: 'You pay' }).last()
  for (const text of ['', '5', '9000', '250']) await act(() => userEvent.fill(amount, text))
  await view.until(() => !view.text().includes('Getting an estimate'))
  expect(heights.stop()).toHaveLength(1)
  await view.unmount()
})

test('form: other namespaces are unsupported', async () => {
  const view = await renderOnramp()
  await openForm(view)
  const namespace = 'bip122'
  await act(() =>
    view.test.setState(sessionContract, { activeNamespace: namespace, ...connectedState('bip122:x') }),
  )
  expect(view.text()).toBe('Unsupported chain. Choose another network.')
  await view.unmount()
})
