import { ADDRESS } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { onrampContract, type Purchase } from '../contract'
import { ETHER, type RenderedOnramp, renderOnramp } from '../test-support/render-onramp'

/** Ether for 100 US dollars, for which there was no quote. */
const purchase: Purchase = {
  id: 'unquoted',
  providerId: 'ramp',
  token: {
    id: 'ETH',
    name: 'Ether',
    symbol: 'ETH',
    networkId: 'eip155:1',
    networkName: 'Ethereum',
  },
  address: ADDRESS,
  amount: '100',
  currency: 'USD',
  startedAtMs: 0,
  balance: ETHER,
  progress: { phase: 'waiting' },
}

/** Shows the purchase, unless the user has left its view. */
async function openProgress(priced: boolean, isShown = true): Promise<RenderedOnramp> {
  const view = await renderOnramp({ priced })
  await act(() => view.test.setState(onrampContract, { purchases: [purchase] }))
  if (!isShown) return view
  await act(() => view.test.latchkey.open('BuyInProgress', { purchase }))
  await view.shown('BuyInProgress')
  await view.until(() => phase(view) === 'resumed')
  return view
}
const phase = (view: RenderedOnramp): string | undefined =>
  view.find('[part~="onramp-progress"]').dataset['phase']
const purchases = (view: RenderedOnramp) => view.test.latchkey.read(onrampContract).purchases

test('progress: dust that a stranger sends is no arrival', async () => {
  const view = await openProgress(true)
  view.setEther('2000000100000000000')
  await view.pass(8_000)
  expect(view.reads()).toBeGreaterThan(0)
  expect([phase(view), purchases(view)]).toEqual(['resumed', [purchase]])
  await view.unmount()
})

test('progress: with neither an estimate nor a price the user is asked about what arrived', async () => {
  const view = await openProgress(false)
  view.setEther('2030400000000000000')
  await view.pass(8_000)
  await view.until(() => phase(view) === 'unsure')
  expect(view.text()).toContain('0.0304 ETH arrived')
  expect(view.text()).toContain('can’t tell if that’s what you bought')
  expect(purchases(view)[0]?.progress.phase).toBe('waiting')
  expect(await view.violations()).toEqual([])
  const told: unknown[] = []
  view.test.latchkey.on('onramp:arrived', (arrived: unknown) => told.push(arrived))
  await view.press('It arrived')
  expect(purchases(view)[0]?.progress).toEqual({
    phase: 'arrived',
    amount: '30400000000000000',
    decimals: 18,
  })
  expect(told).toEqual([{ purchase: purchases(view)[0] }])
  await view.unmount()
})

test('progress: without a view, what arrived and may be the purchase is one notice', async () => {
  const view = await openProgress(false, false)
  view.setEther('2030400000000000000')
  await view.pass(8_000)
  await view.until(() => view.test.notices.length > 0)
  view.setEther('2030500000000000000')
  await view.pass(8_000)
  expect(view.test.notices.map(({ notice }) => [notice.code, notice.variant])).toEqual([
    ['PURCHASE_MAY_HAVE_ARRIVED', 'info'],
  ])
  await view.unmount()
})
