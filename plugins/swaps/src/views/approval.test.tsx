import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { approveData, SPENDER } from '../test-support/orders'
import { HASH, type RenderedSwaps, renderSwaps } from '../test-support/render-swaps'
import {
  backToReview,
  callData,
  confirmed,
  confirmText,
  dollars,
  follow,
  forDollars,
  pressConfirm,
  toWallet,
} from '../test-support/swap-steps'

/** Gives the permission in the wallet, which sends it. */
async function sendApproval(view: RenderedSwaps): Promise<void> {
  await toWallet(view, dollars)
  expect(callData(view.calls[0])).toEqual([approveData(SPENDER, 100_000_000n)])
  await view.calls[0]?.resolve()
  await view.shown('TransactionStatus')
  await follow(view)
}

test('approval: once it is confirmed as requested the review comes back, and offers the swap', async () => {
  const view = await renderSwaps(forDollars)
  await sendApproval(view)
  await view.untilNow(() => view.text().includes('Waiting for the network'))
  expect(view.find('[part~="swaps-end"]').getAttribute('part')).toContain('swaps-end')
  expect(await view.violations()).toEqual([])
  view.world.allowance = '100000000'
  await follow(view, confirmed)
  await view.shown('SwapPreview')
  await view.untilNow(() => confirmText(view) === 'Swap')
  await pressConfirm(view)
  await view.calls[1]?.resolve(`0x${'cd'.repeat(32)}`)
  await view.shown('TransactionStatus')
  expect(view.tracked.map(([, { kind, amount }]) => ({ kind, amount }))).toEqual([
    {},
    { kind: 'swap', amount: '100000000' },
  ])
  await view.unmount()
})

test('approval: one that the wallet has raised is told as different, and does not lead on', async () => {
  const view = await renderSwaps(forDollars)
  await sendApproval(view)
  await follow(view, { ...confirmed, differences: ['call'] })
  await view.untilNow(() => view.text().includes('Your wallet sent something else'))
  expect(view.test.shownView()).toBe('TransactionStatus')
  await view.unmount()
})

test('approval: one that is sent while the review is shown is followed above it', async () => {
  const view = await renderSwaps(forDollars)
  await toWallet(view, dollars)
  await backToReview(view)
  await view.calls[0]?.resolve()
  await view.shown('TransactionStatus')
  await follow(view)
  view.world.allowance = '100000000'
  await follow(view, confirmed)
  await view.shown('SwapPreview')
  await view.untilNow(() => confirmText(view) === 'Swap')
  await view.unmount()
})

test('approval: on its way the review offers nothing, and after the usual time a check', async () => {
  const view = await renderSwaps(forDollars)
  await sendApproval(view)
  await act(() => view.router.back())
  await view.shown('SwapPreview')
  expect(view.find('[part~="swaps-confirm"]').textContent).toBe('Approving…')
  expect(view.find('[part~="swaps-expected"]').textContent).toContain('0.03 ETH')
  await view.pass(179_000)
  expect(confirmText(view)).toBeUndefined()
  await view.pass(2_000)
  await view.untilNow(() => confirmText(view) === 'Check again')
  expect(view.text()).toContain('Your permission isn’t confirmed yet.')
  expect(view.text()).not.toContain('failed')
  view.world.allowance = '100000000'
  await view.press('Check again')
  await view.untilNow(() => confirmText(view) === 'Swap')
  await view.unmount()
})

test('approval: after one that failed on the chain the review offers another', async () => {
  const view = await renderSwaps(forDollars)
  await sendApproval(view)
  await follow(view, { outcome: { status: 'reverted', id: HASH } })
  await view.untilNow(() => view.text().includes('It didn’t go through'))
  await act(() => view.router.back())
  await view.shown('SwapPreview')
  await view.untilNow(() => confirmText(view) === 'Approve')
  await pressConfirm(view)
  await view.unmount()
})
