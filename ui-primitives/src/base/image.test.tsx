import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShadow } from '../test-support/render-in-shadow'
import { Image } from './image'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

test('image: sends no referrer and has its size before it loads', async () => {
  const view = await renderInShadow(<Image src={PIXEL} name="MetaMask" size={48} />)
  const image = view.find('img')
  expect(image.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(image.getAttribute('decoding')).toBe('async')
  expect(image.getAttribute('alt')).toBe('')
  expect(view.find('[part="image"]').getBoundingClientRect().width).toBe(48)
  await view.unmount()
})

test('image: shows the first letter of the name when the picture cannot be loaded', async () => {
  const view = await renderInShadow(<Image src="data:image/png;base64,AAAA" name=" rabby" />)
  await vi.waitFor(() => expect(view.find('[part="image"]').textContent).toBe('R'))
  await view.unmount()
})

test('image: a picture takes the cell of the letter that it replaces, which WebKit keeps', async () => {
  const view = await renderInShadow(<Image src={undefined} name="Rabby" />)
  await view.update(<Image src={PIXEL} name="Rabby" />)
  const { gridRowStart, gridColumnStart } = getComputedStyle(view.find('img'))
  expect([gridRowStart, gridColumnStart]).toEqual(['1', '1'])
  await view.unmount()
})

test('image: is hidden from screen readers, unless it has alternative text', async () => {
  const view = await renderInShadow(
    <button type="button">
      <Image src={undefined} name="MetaMask" /> MetaMask
    </button>,
  )
  const named = () => page.elementLocator(view.host).getByRole('button', { name: 'MetaMask', exact: true })
  expect(named().elements()).toHaveLength(1)
  await view.update(<Image src={PIXEL} alt="Ana" />)
  expect(view.find('[part="image"]').getAttribute('aria-hidden')).toBe('false')
  await view.unmount()
})

test('image: after a failure another source is loaded', async () => {
  const view = await renderInShadow(<Image src="data:image/png;base64,AAAA" name="x" />)
  await vi.waitFor(() => expect(view.findAll('img')).toHaveLength(0))
  await view.update(<Image src={PIXEL} name="x" />)
  expect(view.findAll('img')).toHaveLength(1)
  await view.unmount()
})

test('image: shows the keyhole without a name, and does not load an unsafe URL', async () => {
  const view = await renderInShadow(<Image src="javascript:alert(1)" />)
  expect(view.findAll('img')).toHaveLength(0)
  expect(view.shadow.querySelector('svg')).not.toBeNull()
  await view.unmount()
})

test('image: of what is rendered ahead, hidden, asks no host until it is shown', async () => {
  // A port to which browsers connect for nobody.
  const failing = (name: string): string => `https://localhost:9/${name}.png`
  const tree = (isShown: boolean): ReactElement => (
    <>
      <div hidden={!isShown} data-name="ahead">
        <Image src={failing('ahead')} name="Ahead" />
      </div>
      <div data-name="shown">
        <Image src={failing('shown')} name="Shown" />
      </div>
    </>
  )
  const view = await renderInShadow(tree(false))
  const letter = (name: string): string | null => view.find(`[data-name="${name}"]`).textContent
  await vi.waitFor(() => expect(letter('shown')).toBe('S'))
  expect(letter('ahead')).toBe('')
  await view.update(tree(true))
  await vi.waitFor(() => expect(letter('ahead')).toBe('A'))
  await view.unmount()
})
