import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { CopyButton } from './copy-button'

const labels = { label: 'Copy address', copiedLabel: 'Address copied', failedLabel: 'Couldn’t copy' }

/** Replaces the page's clipboard, which needs a permission. */
function replaceClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('copy button: copies the exact value, and shows and announces that', async () => {
  const written: string[] = []
  replaceClipboard(async (text) => {
    written.push(text)
  })
  let copied = 0
  const view = await renderInShadow(<CopyButton {...labels} value="0xABC " onCopied={() => copied++} />)
  await act(() => userEvent.click(page.getByRole('button', { name: 'Copy address' })))
  expect(written).toEqual(['0xABC '])
  expect(view.find('button').getAttribute('aria-label')).toBe('Address copied')
  expect(view.find('[role=status]').textContent).toBe('Address copied')
  expect(copied).toBe(1)
  await view.unmount()
})

test('copy button: shows and announces when copying failed', async () => {
  replaceClipboard(() => Promise.reject(new Error('not allowed')))
  const view = await renderInShadow(<CopyButton {...labels} value="0xABC" shape="button" />)
  await act(() => userEvent.click(page.getByRole('button', { name: 'Copy address' })))
  expect(view.find('button').textContent).toBe('Couldn’t copy')
  expect(view.find('[role=status]').textContent).toBe('Couldn’t copy')
  await view.unmount()
})
