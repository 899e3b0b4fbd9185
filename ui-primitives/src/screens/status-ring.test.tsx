import { expect, test } from 'vitest'
import { renderInShadow, type ShadowRender } from '../test-support/render-in-shadow'
import { StatusRing, type StatusRingState } from './request-status'

const states: readonly StatusRingState[] = ['pending', 'done', 'stopped', 'failed']

function arcOf(view: ShadowRender): CSSStyleDeclaration {
  const arc = view.shadow.querySelector('[pathLength]')
  if (!arc) throw new Error('There is no arc.')
  return getComputedStyle(arc)
}

test('status ring: the four states differ in more than motion and colour', async () => {
  const looks = new Set<string>()
  for (const state of states) {
    const view = await renderInShadow(<StatusRing state={state} />)
    looks.add(`${view.find('[part="status-ring-badge"]').innerHTML} ${arcOf(view).strokeDasharray}`)
    await view.unmount()
  }
  expect(looks.size).toBe(4)
})

test.each(['light', 'dark'] as const)(
  'status ring: stopped has no error or accent colour, %s',
  async (mode) => {
    const colors = ['error', 'accent'].map((name) => (
      <i key={name} data-probe style={{ color: `var(--lk-color-${name})` }} />
    ))
    const stopped = (
      <>
        <StatusRing state="stopped" />
        {colors}
      </>
    )
    const view = await renderInShadow(stopped, { mode })
    const badge = getComputedStyle(view.find('[part="status-ring-badge"]'))
    const avoided = view.findAll('[data-probe]').map((probe) => getComputedStyle(probe).color)
    expect(new Set(avoided).size).toBe(2)
    for (const color of avoided)
      expect([badge.backgroundColor, badge.color, arcOf(view).stroke]).not.toContain(color)
    await view.unmount()
  },
)
