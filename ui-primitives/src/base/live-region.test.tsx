import { expect, test } from 'vitest'
import { renderInShadow } from '../test-support/render-in-shadow'
import { LiveRegion } from './text'
import { ThemeRoot } from './theme-root'

const region = (language: string, message: string) => (
  <ThemeRoot language={language}>
    <LiveRegion message={message} />
  </ThemeRoot>
)

test('live region: announces every message, but not the same message again in another language', async () => {
  const view = await renderInShadow(region('en', 'Approve'))
  const element = view.find('[part="live-region"]')
  expect(element.textContent).toBe('Approve')
  await view.update(region('ar', 'وافق'))
  expect(view.find('[part="live-region"]')).toBe(element)
  expect(element.textContent).toBe('')
  await view.update(region('ar', 'رُفض'))
  expect(element.textContent).toBe('رُفض')
  await view.update(region('ar', 'وافق'))
  expect(element.textContent).toBe('وافق')
  await view.unmount()
})
