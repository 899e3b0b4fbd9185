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
