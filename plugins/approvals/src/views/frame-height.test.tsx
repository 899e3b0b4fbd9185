import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { openApproval } from '../test-support/open-approval'

test.each([
  [288, 288],
  [20, 205],
])('approve view: a frame that needs %i px gets %i', async (needed, given) => {
  const view = await openApproval({})
  await act(() => view.test.setState(embeddedWalletContract, { frameHeight: needed }))
  await expect.poll(() => view.shownOver.length).toBeGreaterThan(0)
  expect(view.shownOver.at(-1)?.getBoundingClientRect().height).toBe(given)
})

test('approve view: a frame never takes more than most of the dialog', async () => {
  const view = await openApproval({})
  await act(() => view.test.setState(embeddedWalletContract, { frameHeight: 2_000 }))
  await expect.poll(() => view.shownOver.length).toBeGreaterThan(0)
  const { height } = view.shownOver.at(-1)?.getBoundingClientRect() ?? { height: 0 }
  expect(height).toBeLessThanOrEqual(Math.max(341, innerHeight * 0.58))
})
