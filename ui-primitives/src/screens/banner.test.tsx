import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShadow } from '../test-support/render-in-shadow'
import { Banner } from './notices'

test('banner: an error is an alert, and other variants are a status', async () => {
  const view = await renderInShadow(<Banner variant="error">Declined</Banner>)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Declined')
  await view.update(<Banner variant="loading">Switching</Banner>)
  await expect.element(page.getByRole('status')).toHaveTextContent('Switching')
  await view.unmount()
})
