import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { Tabs } from './tabs'

type Id = 'tokens' | 'nfts' | 'activity'

function Example() {
  const [selected, setSelected] = useState<Id>('tokens')
  return (
    <Tabs<Id>
      label="Account"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'tokens', label: 'Tokens' },
        { id: 'nfts', label: 'NFTs' },
        { id: 'activity', label: 'Activity' },
      ]}
    >
      {`Content of ${selected}`}
    </Tabs>
  )
}

const press = (keys: string) => act(() => userEvent.keyboard(keys))

test('tabs: a click selects a tab, which names the panel', async () => {
  const view = await renderInShadow(<Example />)
  await act(() => userEvent.click(page.getByRole('tab', { name: 'NFTs' })))
  await expect.element(page.getByRole('tabpanel', { name: 'NFTs' })).toHaveTextContent('Content of nfts')
  await view.unmount()
})

test('tabs: the list is one tab stop, and arrow keys, Home and End move the focus and select', async () => {
  const view = await renderInShadow(<Example />)
  expect(view.findAll('[role=tab][tabindex="0"]')).toHaveLength(1)
  await act(() => view.find('[role=tab]').focus())
  const focused = () => view.shadow.activeElement?.textContent
  await press('{ArrowRight}')
  expect(focused()).toBe('NFTs')
  await press('{End}')
  expect(focused()).toBe('Activity')
  await press('{ArrowRight}')
  expect(focused()).toBe('Tokens')
  await press('{ArrowLeft}')
  expect(focused()).toBe('Activity')
  expect(view.find('[role=tabpanel]').textContent).toBe('Content of activity')
  await press('{Home}')
  expect(focused()).toBe('Tokens')
  await view.unmount()
})

test('tabs: in right-to-left text the left arrow key moves to the next tab', async () => {
  const view = await renderInShadow(<Example />, { direction: 'rtl' })
  await act(() => view.find('[role=tab]').focus())
  await press('{ArrowLeft}')
  expect(view.shadow.activeElement?.textContent).toBe('NFTs')
  await view.unmount()
})
