import { transactionsContract } from '@latchkey/transactions/contract'
import { act, recordHeights } from '@latchkey/ui-primitives/test-support'
import { afterEach, expect, test } from 'vitest'
import { approveData, SPENDER, STRANGER, target, usdc } from '../test-support/orders'
import { HASH, type RenderedSwaps, renderSwaps } from '../test-support/render-swaps'
import {
  backToReview,
  confirmText,
  dollars,
  forDollars,
  pressConfirm,
  pressReview,
  toReview,
  wanted,
} from '../test-support/swap-steps'

afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'))

test('preview: a final check without a response is no new price, and can be retried', async () => {
  const view = await renderSwaps()
  await toReview(view)
  view.world.simulations.push(new Error('fetch failed'))
  await view.press('Swap')
  await view.untilNow(() => view.text().includes('Couldn’t prepare the swap'))
  expect(view.text()).not.toContain('The price moved')
  expect(await view.violations()).toEqual([])
  await pressConfirm(view)
  await view.unmount()
})

test('preview: a swap that would fail by now is built again, and has to be accepted', async () => {
  const view = await renderSwaps()
  await toReview(view)
  view.world.simulations.push({ status: 'failing' })
  await view.press('Swap')
  await view.untilNow(() => view.text().includes('The price moved'))
  expect(view.world.builds).toBe(2)
  await view.press('Accept price')
  await view.untilNow(() => !view.text().includes('The price moved'))
  await pressConfirm(view)
  await view.unmount()
})

/** An approval of USDC that was sent and is followed. */
async function followApproval(view: RenderedSwaps, amount: bigint, ageMs: number): Promise<void> {
  const { networkId, connectionId, account } = target
  const sent = { type: 'transaction', id: HASH, from: account.address, networkId, connectionId } as const
  const requests = [{ type: 'call', to: usdc.address ?? '', data: approveData(SPENDER, amount) } as const]
  const sentAtMs = view.test.clock.now() - ageMs
  await act(() => view.test.setState(transactionsContract, { entries: [{ sent, requests, sentAtMs }] }))
}

test('preview: an approval of another order is not that of this one', async () => {
  const view = await renderSwaps(forDollars)
  await followApproval(view, 1n, 0)
  await toReview(view, dollars)
  expect(view.text()).not.toContain('Approving')
  expect(confirmText(view)).toBe('Approve')
  await pressConfirm(view)
  await view.unmount()
})

test('preview: while an approval is unconfirmed another is offered only after a check', async () => {
  const view = await renderSwaps(forDollars)
  await toReview(view, dollars)
  await followApproval(view, 100_000_000n, 180_000)
  await view.until('Your permission isn’t confirmed yet.')
  expect(await view.violations()).toEqual([])
  expect(confirmText(view)).toBe('Check again')
  await view.press('Check again')
  await view.untilNow(() => confirmText(view) === 'Approve')
  expect(view.text()).toContain('Your permission isn’t confirmed yet.')
  await pressConfirm(view)
  await view.unmount()
})

test('preview: the swap is built again every 10 s, and what it brings by then is shown', async () => {
  const view = await renderSwaps()
  await toReview(view)
  expect(view.find('[part~="swaps-expected"]').textContent).toContain('3,200 USDC')
  view.world.expected = '3300000000'
  await view.pass(9_999)
  expect(view.world.builds).toBe(1)
  await view.pass(1)
  expect(view.find('[part~="swaps-expected"]').textContent).toContain('3,300 USDC')
  view.world.expected = '3400000000'
  await view.pass(10_000)
  expect(view.find('[part~="swaps-expected"]').textContent).toContain('3,400 USDC')
  await view.unmount()
})

test('preview: price impact, the worth of both sides and the cost stand there', async () => {
  const view = await renderSwaps({ etherPrice: 3_250 })
  await toReview(view)
  expect(view.text()).toContain('Price impact-1.53%')
  expect(view.text()).toContain('(0.85%)')
  expect([...view.findAll('[part~="swaps-worth"]')].map(({ textContent }) => textContent)).toEqual([
    '$3,250.00',
    '$3,200.00',
  ])
  expect(view.find('[part~="swaps-fee"]').textContent).toContain('0.001 ETH')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

const boxes = (view: RenderedSwaps) => view.findAll('[part~="swaps-accept"] input')
const isChecked = (view: RenderedSwaps) =>
  boxes(view).map((box) => box instanceof HTMLInputElement && box.checked)
const isDisabled = (view: RenderedSwaps) => view.find('[part~="swaps-confirm"]').matches(':disabled')
async function acceptAll(view: RenderedSwaps): Promise<void> {
  for (const box of boxes(view)) await act(async () => void (box instanceof HTMLElement && box.click()))
}

test('preview: each concern has to be accepted before the wallet is asked', async () => {
  const view = await renderSwaps({
    router: STRANGER,
    simulation: { status: 'unavailable' },
    etherPrice: 3_636,
  })
  await toReview(view)
  expect(view.text()).toContain(`I trust this contract, which isn’t known here: ${STRANGER}`)
  expect(view.text()).toContain('up to 12% less')
  expect(await view.violations()).toEqual([])
  expect(boxes(view)).toHaveLength(3)
  for (const box of boxes(view)) {
    expect(isDisabled(view)).toBe(true)
    await act(async () => void (box instanceof HTMLElement && box.click()))
  }
  expect(isDisabled(view)).toBe(false)
  await pressConfirm(view)
  await view.unmount()
})

test('preview: what was accepted is asked for again when it gets worse, and only then', async () => {
  const view = await renderSwaps({ router: STRANGER, etherPrice: 3_636 })
  await toReview(view)
  await acceptAll(view)
  expect(isChecked(view)).toEqual([true, true])
  view.world.expected = '3240000000'
  await view.pass(10_000)
  expect(view.text()).toContain('up to 11% less')
  expect(isChecked(view)).toEqual([true, true])
  Object.assign(view.world, { router: `0x${'12'.repeat(20)}`, expected: '3170000000' })
  await view.pass(10_000)
  expect(isChecked(view)).toEqual([false, false])
  await view.press('Accept')
  expect(isDisabled(view)).toBe(true)
  await view.unmount()
})

test('preview: what was accepted is still accepted after going back from the wallet, unless it got worse', async () => {
  const view = await renderSwaps({ router: STRANGER, etherPrice: 3_636 })
  await toReview(view)
  await acceptAll(view)
  await pressConfirm(view)
  await backToReview(view)
  expect(isChecked(view)).toEqual([true, true])
  expect(isDisabled(view)).toBe(false)
  await act(() => view.router.back())
  await view.shown('Swap')
  await view.unmount()
})

test('preview: nothing is built while the tab is hidden, and at once when it is back', async () => {
  const view = await renderSwaps()
  await toReview(view)
  view.world.expected = '3300000000'
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  await view.pass(60_000)
  expect(view.world.builds).toBe(1)
  Reflect.deleteProperty(document, 'visibilityState')
  await act(() => view.test.browser.fire(new Event('visibilitychange')))
  await view.untilNow(() => view.text().includes('3,300 USDC'))
  expect(view.world.builds).toBe(2)
  await view.unmount()
})

test('preview: has the height of its facts while they are built', async () => {
  const view = await renderSwaps({ etherPrice: 3_250 })
  await view.open('Swap', wanted)
  const heights = recordHeights(view.shadow, '[part~="swaps-preview"]')
  await pressReview(view)
  expect(heights.stop()).toHaveLength(1)
  await view.unmount()
})
