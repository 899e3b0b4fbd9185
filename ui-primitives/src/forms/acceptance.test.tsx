import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { Acceptance } from './acceptance'

test('acceptance: a press anywhere on it asks for the other state', async () => {
  const changes: boolean[] = []
  const box = (accepted: boolean) => (
    <Acceptance accepted={accepted} onChange={(next) => changes.push(next)}>
      I accept the loss
    </Acceptance>
  )
  const view = await renderInShadow(box(false))
  const check = page.getByRole('checkbox', { name: 'I accept the loss' })
  await expect.element(check).not.toBeChecked()
  await act(() => userEvent.click(view.find('[part~="acceptance"]')))
  await view.update(box(true))
  await expect.element(check).toBeChecked()
  await act(() => userEvent.click(check))
  expect(changes).toEqual([true, false])
  await view.unmount()
})
