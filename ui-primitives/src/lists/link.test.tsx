import { expect, test } from 'vitest'
import { renderInShadow } from '../test-support/render-in-shadow'
import { Link } from './link'

test('link: opens in a new tab without opener and referrer', async () => {
  const view = await renderInShadow(<Link href="https://example.com/terms">Terms</Link>)
  const link = view.find('a[part="link"]')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link.getAttribute('target')).toBe('_blank')
  await view.unmount()
})

test('link: with an unsafe URL only its text is rendered', async () => {
  const view = await renderInShadow(<Link href={['javascript', 'alert(1)'].join(':')}>Terms</Link>)
  expect(view.findAll('a')).toHaveLength(0)
  expect(view.find('[part="link"]').textContent).toBe('Terms')
  await view.unmount()
})
