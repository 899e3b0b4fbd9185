import { expect, test, vi } from 'vitest'
import { renderInShadow } from '../test-support/render-in-shadow'
import { ScrollArea } from './view-layout'

test('scroll area: marks the edges beyond which there is more content', async () => {
  const view = await renderInShadow(
    <ScrollArea label="Wallets">
      <div data-tall />
    </ScrollArea>,
  )
  const area = view.find('[part="scroll-area"]')
  const edges = () => [area.hasAttribute('data-before'), area.hasAttribute('data-after')]
  expect(edges()).toEqual([false, false])
  area.style.height = '100px'
  view.find('[data-tall]').style.height = '300px'
  await vi.waitFor(() => expect(edges()).toEqual([false, true]))
  area.scrollTop = 50
  await vi.waitFor(() => expect(edges()).toEqual([true, true]))
  area.scrollTop = 200
  await vi.waitFor(() => expect(edges()).toEqual([true, false]))
  await view.unmount()
})

test('scroll area: the touch target of a small button at the end fades nothing', async () => {
  const view = await renderInShadow(
    <ScrollArea label="Wallets">
      <div data-row style={{ position: 'relative', height: 32 }}>
        <div style={{ position: 'absolute', inset: '-8px 0' }} />
      </div>
    </ScrollArea>,
  )
  const area = view.find('[part="scroll-area"]')
  expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
  // Observers are called in the next frame.
  await new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))
  expect(area.hasAttribute('data-after')).toBe(false)
  await view.unmount()
})
