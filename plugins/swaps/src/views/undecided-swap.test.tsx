import { transactionsContract } from '@latchkey/transactions/contract'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { target } from '../test-support/orders'
import { HASH, type RenderedSwaps, renderSwaps } from '../test-support/render-swaps'
import { backToReview, openReview, pressConfirm, toReview, toWallet } from '../test-support/swap-steps'

const caution = 'A swap of this amount may still happen'

/** A swap of this account that was sent on this page or an earlier visit. */
async function followSwap(view: RenderedSwaps, amount: string, isDecided = false): Promise<void> {
  const { networkId, connectionId, account } = target
  const sent = { type: 'transaction', id: HASH, from: account.address, networkId, connectionId } as const
  const result = { outcome: { status: 'confirmed', id: HASH } } as const
  const entry = {
    sent,
    requests: [],
    kind: 'swap',
    amount,
    symbol: 'ETH',
    decimals: 18,
    sentAtMs: 0,
  } as const
  const entries = [isDecided ? { ...entry, result } : entry]
  await act(() => view.test.setState(transactionsContract, { entries }))
}

test('undecided: a new order beside a swap of the same amount that is undecided says so', async () => {
  const view = await renderSwaps()
  await followSwap(view, '1000000000000000000')
  await toReview(view)
  expect(view.text()).toContain(caution)
  expect(await view.violations()).toEqual([])
  await followSwap(view, '1000000000000000000', true)
  expect(view.text()).not.toContain(caution)
  await pressConfirm(view)
  await view.unmount()
})

test('undecided: a swap of another amount is another one', async () => {
  const view = await renderSwaps()
  await followSwap(view, '2')
  await toReview(view)
  expect(view.text()).not.toContain(caution)
  await view.unmount()
})

test('undecided: an order that is reviewed anew says so while no wallet has answered for the first', async () => {
  const view = await renderSwaps()
  await toWallet(view)
  await view.calls[0]?.reject(new Error('connection lost'))
  await backToReview(view)
  await act(() => view.router.back())
  await view.shown('Swap')
  await openReview(view)
  await view.untilNow(() => view.text().includes(caution))
  await view.unmount()
})
