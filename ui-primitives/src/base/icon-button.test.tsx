import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { IconButton } from './icon-button'
import { CloseIcon } from './icons'

test('icon button: its label is its accessible name, and its icon is hidden from screen readers', async () => {
  let clicks = 0
  const view = await renderInShadow(
    <IconButton label="Close" icon={<CloseIcon />} onClick={() => clicks++} />,
  )
  await act(() => userEvent.click(page.getByRole('button', { name: 'Close', exact: true })))
  expect(clicks).toBe(1)
  expect(view.shadow.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(view.find('button').getBoundingClientRect().width).toBe(36)
  await view.unmount()
})
