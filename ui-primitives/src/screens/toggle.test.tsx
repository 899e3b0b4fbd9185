import { expect, test } from 'vitest'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { Toggle } from './toggle'

test('toggle: has aria-pressed, and calls onChange with the other state', async () => {
  const changes: boolean[] = []
  const onChange = (pressed: boolean): void => void changes.push(pressed)
  const toggle = (pressed: boolean) => (
    <Toggle pressed={pressed} onChange={onChange}>
      Certified
    </Toggle>
  )
  const view = await renderInShadow(toggle(false))
  const button = view.find('button')
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
  await act(() => button.click())
  await view.update(toggle(true))
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await act(() => button.click())
  expect(changes).toEqual([true, false])
  await view.unmount()
})
