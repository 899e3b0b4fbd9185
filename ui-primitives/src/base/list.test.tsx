import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '../test-support/render-in-shadow'
import { List, ListRow } from './list'

const nothing = () => {}

test('list: arrow keys, Home and End move between enabled rows', async () => {
  const view = await renderInShadow(
    <List label="Wallets">
      <ListRow key="a" title="A" onClick={nothing} />
      <ListRow key="b" title="B" onClick={nothing} disabled />
      <ListRow key="c" title="C" onClick={nothing} />
      <ListRow key="d" title="D" href="https://example.com" />
    </List>,
  )
  const focused = () => view.shadow.activeElement?.textContent
  view.find('button').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('A')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('C')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('D')
  await userEvent.keyboard('{ArrowDown}{ArrowUp}')
  expect(focused()).toBe('C')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('A')
  await view.unmount()
})

test('list: is a named list with one item for each row', async () => {
  const view = await renderInShadow(
    <List label="Wallets">
      <ListRow key="a" title="A" />
      {false}
      <ListRow key="b" title="B" />
    </List>,
  )
  expect(view.find('ul').getAttribute('aria-label')).toBe('Wallets')
  expect(view.findAll('li').map(({ textContent }) => textContent)).toEqual(['A', 'B'])
  await view.unmount()
})
