import { expect, test } from 'vitest'
import { renderInShadow } from '../test-support/render-in-shadow'
import { ThemeRoot } from '../theme-root/theme-root'
import { LiveRegion } from './live-region'

const say = (language: string, message: string) => (
  <ThemeRoot language={language}>
    <LiveRegion message={message} />
  </ThemeRoot>
)

test('live region: reads every message, and none again because the language has changed', async () => {
  const view = await renderInShadow(say('en', 'Approve'))
  const region = view.find('[part="live-region"]')
  expect(region.textContent).toBe('Approve')
  await view.update(say('ar', 'وافق'))
  expect(view.find('[part="live-region"]')).toBe(region)
  expect(region.textContent).toBe('')
  await view.update(say('ar', 'رُفض'))
  expect(region.textContent).toBe('رُفض')
  await view.update(say('ar', 'وافق'))
  expect(region.textContent).toBe('وافق')
  await view.unmount()
})
