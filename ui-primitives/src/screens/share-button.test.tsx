import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { canShare, ShareButton } from './copy-button'

const labels = { label: 'Share', copiedLabel: 'Copied instead', failedLabel: 'Couldn’t copy' }

/** Replaces the Web Share API and the clipboard of the page. Returns the texts that are shared. */
function replaceApis(share: () => Promise<void>, writeText: (text: string) => Promise<void>): string[] {
  const shared: string[] = []
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: ({ text }: { readonly text: string }) => {
      shared.push(text)
      return share()
    },
  })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return shared
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(navigator, 'share')
})

const never = (): Promise<void> => Promise.reject(new Error('must not be written'))
const press = () => act(() => userEvent.click(page.getByRole('button', { name: 'Share' })))

test('share button: shares the exact text', async () => {
  const shared = replaceApis(() => Promise.resolve(), never)
  expect(canShare()).toBe(true)
  const view = await renderInShadow(<ShareButton {...labels} value="0xABC " />)
  await press()
  expect(shared).toEqual(['0xABC '])
  expect(view.find('button').textContent).toBe('Share')
  await view.unmount()
})

test('share button: copies the text when sharing fails, and shows and announces that', async () => {
  const written: string[] = []
  replaceApis(
    () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    async (text) => void written.push(text),
  )
  const view = await renderInShadow(<ShareButton {...labels} value="0xABC" />)
  await press()
  await expect.poll(() => view.find('button').textContent).toBe('Copied instead')
  expect(view.find('[role=status]').textContent).toBe('Copied instead')
  expect(written).toEqual(['0xABC'])
  await view.unmount()
})

test('share button: does not copy when the user has closed the share sheet', async () => {
  const written: string[] = []
  replaceApis(
    () => Promise.reject(new DOMException('closed', 'AbortError')),
    async (text) => void written.push(text),
  )
  const view = await renderInShadow(<ShareButton {...labels} value="0xABC" />)
  await press()
  expect(view.find('button').textContent).toBe('Share')
  expect(written).toEqual([])
  await view.unmount()
})

test('share button: shows when sharing and copying failed', async () => {
  replaceApis(() => Promise.reject(new DOMException('no', 'NotAllowedError')), never)
  const view = await renderInShadow(<ShareButton {...labels} value="0xABC" />)
  await press()
  await expect.poll(() => view.find('button').textContent).toBe('Couldn’t copy')
  await view.unmount()
})
