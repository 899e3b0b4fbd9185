import { accountActions } from '@latchkey/account/contract'
import { LatchkeyProvider, useSlot, ViewOutlet } from '@latchkey/kernel/react'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { act, renderInShadow } from '@latchkey/ui-primitives/test-support'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { priceAlerts } from '../plugin'

/** Renders the slot as the account screen does. */
function Actions(): ReactNode {
  return useSlot(accountActions).map(({ id, run }) => (
    <button key={id} type="button" id={id} aria-label={id} onClick={run} />
  ))
}

test('price-alerts view: opens by the account button, runs on click, shows when it is done', async () => {
  const { latchkey } = createTestLatchkey({ plugins: [priceAlerts()] })
  const view = await renderInShadow(
    <LatchkeyProvider latchkey={latchkey}>
      <Actions />
      <ViewOutlet loading={null} failed={() => null} />
    </LatchkeyProvider>,
  )
  await act(() => view.find('#priceAlerts').click())
  await expect
    .poll(() => view.shadow.querySelector('[part="price-alerts"] button')?.textContent)
    .toBe('Start')
  await act(() => view.find('[part="price-alerts"] button').click())
  await expect.poll(() => view.shadow.querySelector('[part="price-alerts"] p')?.textContent).toBe('Done')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})
