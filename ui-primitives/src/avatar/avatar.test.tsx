import { expect, test, vi } from 'vitest'
import { renderInShadow } from '../test-support/render-in-shadow'
import { Avatar } from './avatar'

const gradient = '[part="image avatar"] > span'

test('avatar: paints the gradient of its address and follows it', async () => {
  const view = await renderInShadow(<Avatar address="0xabc" />)
  expect(getComputedStyle(view.find(gradient)).backgroundImage).toContain('88% 88% at 65% 40%')
  expect(getComputedStyle(view.find(gradient)).backgroundImage).toContain('rgb(171, 192, 0) 82.29%')
  await view.update(<Avatar address="0xdeadbeef1234567890abcdef12345678" />)
  expect(getComputedStyle(view.find(gradient)).backgroundImage).toContain('rgb(222, 173, 190) 82.29%')
  await view.unmount()
})

test('avatar: reads the radius master of the host', async () => {
  const view = await renderInShadow(<span />)
  view.host.style.setProperty('--lk-border-radius-master', '2px')
  await view.update(<Avatar address="0xabc" />)
  expect(getComputedStyle(view.find(gradient)).backgroundImage).toContain('94% 94% at 65% 40%')
  await view.unmount()
})

test('avatar: a picture that breaks gives way to the gradient', async () => {
  const view = await renderInShadow(<Avatar address="0xabc" src="data:image/png;base64,AAAA" />)
  await vi.waitFor(() => expect(view.findAll('img')).toHaveLength(0))
  expect(view.find(gradient).style.backgroundImage).toContain('radial-gradient')
  await view.unmount()
})
