import { LatchkeyProvider } from '@latchkey/kernel/react'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { act, renderInShadow } from '@latchkey/ui-primitives/test-support'
import React, { type ReactElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useNow } from './use-now'

/** As in the dialog: React before 19.2 renders nothing ahead. */
const { Activity }: { readonly Activity?: typeof React.Activity } = React

function Clock(): ReactNode {
  return <output>{useNow().ms}</output>
}

async function show() {
  const { latchkey, clock, browser } = createTestLatchkey({ plugins: [] })
  const tree = (isHidden: boolean): ReactElement => (
    <LatchkeyProvider latchkey={latchkey}>
      {Activity ? (
        <Activity mode={isHidden ? 'hidden' : 'visible'}>
          <Clock />
        </Activity>
      ) : (
        !isHidden && <Clock />
      )}
    </LatchkeyProvider>
  )
  const view = await renderInShadow(tree(true))
  const shown = (): number => Number(view.find('output').textContent)
  return { clock, browser, shown, reveal: () => view.update(tree(false)), end: view.unmount }
}

test('now: of a list that was rendered ahead long ago is the time at which it is shown', async () => {
  const { clock, shown, reveal, end } = await show()
  await clock.advance(3_600_000)
  await reveal()
  expect(shown()).toBe(clock.now())
  const before = shown()
  await act(() => clock.advance(31_000))
  expect(shown()).toBeGreaterThan(before)
  await end()
})

test('now: is renewed when a page is shown again whose computer slept', async () => {
  const { clock, browser, shown, reveal, end } = await show()
  await reveal()
  const before = shown()
  clock.setBy(3_600_000)
  expect(shown()).toBe(before)
  await act(() => browser.fire(new Event('visibilitychange')))
  expect(shown()).toBe(clock.now())
  await end()
})
