import { expect, test, vi } from 'vitest'
import { avatarGradient } from '../format/address'
import { renderInShadow } from '../test-support/render-in-shadow'
import { Avatar } from './address'

const gradient = '[part="image avatar"] > span'

test('avatar: shows the gradient of its address, also after the address has changed', async () => {
  const view = await renderInShadow(<Avatar address="0xabc" />)
  expect(getComputedStyle(view.find(gradient)).backgroundImage).toBe(avatarGradient('0xabc'))
  await view.update(<Avatar address="0xdeadbeef1234567890abcdef12345678" />)
  expect(getComputedStyle(view.find(gradient)).backgroundImage).toBe(
    avatarGradient('0xdeadbeef1234567890abcdef12345678'),
  )
  await view.unmount()
})

test('avatar: a picture that fails to load is replaced by the gradient', async () => {
  const view = await renderInShadow(<Avatar address="0xabc" src="data:image/png;base64,AAAA" />)
  await vi.waitFor(() => expect(view.findAll('img')).toHaveLength(0))
  expect(view.find(gradient).style.backgroundImage).toContain('radial-gradient')
  await view.unmount()
})
