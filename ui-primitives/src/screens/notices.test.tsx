import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { AlertBar, Banner } from './notices'

test('banner: an error is an alert, and other variants are a status', async () => {
  const view = await renderInShadow(<Banner variant="error">Declined</Banner>)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Declined')
  await view.update(<Banner variant="loading">Switching</Banner>)
  await expect.element(page.getByRole('status')).toHaveTextContent('Switching')
  await view.unmount()
})

test('alert bar: has a close button only with onClose and closeLabel', async () => {
  let closed = 0
  const view = await renderInShadow(
    <AlertBar variant="warning" closeLabel="Dismiss" onClose={() => closed++}>
      Origin not on the list
    </AlertBar>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('Origin not on the list')
  await act(() => userEvent.click(page.getByRole('button', { name: 'Dismiss' })))
  expect(closed).toBe(1)
  await view.update(<AlertBar variant="info">A newer version is there</AlertBar>)
  expect(view.findAll('button')).toHaveLength(0)
  await view.unmount()
})
