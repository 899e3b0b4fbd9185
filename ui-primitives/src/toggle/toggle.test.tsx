import { expect, test } from 'vitest'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { Toggle } from './toggle'

test('toggle: says whether it is on, and asks for the other', async () => {
  const asked: boolean[] = []
  const onChange = (pressed: boolean): void => void asked.push(pressed)
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
  expect(asked).toEqual([true, false])
  await view.unmount()
})
