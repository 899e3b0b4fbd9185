import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShadow, settled } from '../test-support/render-in-shadow'
import { SearchField } from './search-field'

test('search field: has a name, tells what is typed, and is large enough for phones not to zoom', async () => {
  const typed: string[] = []
  const view = await renderInShadow(
    <SearchField label="Search wallets" value="" onChange={(value) => void typed.push(value)} />,
  )
  const field = page.getByRole('searchbox', { name: 'Search wallets' })
  await settled(() => userEvent.type(field, 'm'))
  expect(typed).toEqual(['m'])
  const input = view.find('input')
  expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16)
  expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await view.unmount()
})
