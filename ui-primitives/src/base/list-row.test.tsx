import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { Image } from './image'
import { ListRow, RowSkeleton } from './list'

const picture = <Image src={undefined} name="MetaMask" />

test('list row: as a button it is 56 px high and calls onClick', async () => {
  let clicks = 0
  const view = await renderInShadow(<ListRow title="MetaMask" picture={picture} onClick={() => clicks++} />)
  await act(() => userEvent.click(page.getByRole('button', { name: 'MetaMask' })))
  expect(clicks).toBe(1)
  expect(view.find('button').getBoundingClientRect().height).toBe(56)
  await view.unmount()
})

test('list row: its skeleton has the same layout, with one line and with two', async () => {
  for (const secondary of [undefined, 'Last used']) {
    const view = await renderInShadow(
      <>
        <ListRow title="MetaMask" secondary={secondary} picture={picture} />
        <RowSkeleton secondary={secondary !== undefined} />
      </>,
    )
    const box = (selector: string) => view.find(selector).getBoundingClientRect()
    const row = box('[part="list-row"]')
    const skeleton = box('[part="skeleton"]')
    expect([skeleton.width, skeleton.height]).toEqual([row.width, row.height])
    const [pictureBox, skeletonBox] = [box('[part="image"]'), box('[part="skeleton"] > span')]
    expect(skeletonBox.left).toBe(pictureBox.left)
    expect(skeletonBox.top - skeleton.top).toBe(pictureBox.top - row.top)
    await view.unmount()
  }
})

test('list row: while loading it keeps the focus and ignores clicks', async () => {
  let clicks = 0
  const row = (loading: boolean) => <ListRow title="Rabby" loading={loading} onClick={() => clicks++} />
  const view = await renderInShadow(row(false))
  view.find('button').focus()
  await view.update(row(true))
  expect(view.shadow.activeElement).toBe(view.find('button'))
  await act(() => view.find('button').click())
  expect(clicks).toBe(0)
  expect(view.find('[part="spinner"]')).toBeTruthy()
  await view.unmount()
})

test('list row: a link opens in a new tab without opener and referrer', async () => {
  const view = await renderInShadow(<ListRow title="Get it" href="https://example.com/wallet" />)
  const link = view.find('a')
  expect(link.getAttribute('href')).toBe('https://example.com/wallet')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  await view.unmount()
})

test('list row: a row with an unsafe URL is disabled and has no href', async () => {
  let clicks = 0
  const view = await renderInShadow(
    <ListRow title="Get it" href={['javascript', 'alert(1)'].join(':')} onClick={() => clicks++} />,
  )
  const link = view.find('a')
  await act(() => link.click())
  expect(link.hasAttribute('href')).toBe(false)
  expect(link.getAttribute('aria-disabled')).toBe('true')
  expect(clicks).toBe(0)
  await view.unmount()
})
