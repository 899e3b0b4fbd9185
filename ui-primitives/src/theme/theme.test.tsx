import { expect, test } from 'vitest'
import { contrast, luminance } from '../test-support/contrast'
import { renderInShadow, type ShadowRender } from '../test-support/render-in-shadow'
import { vars } from './theme-contract.css'

type Mode = 'light' | 'dark'
const MODES: readonly Mode[] = ['light', 'dark']

/** The computed colour of a theme variable. */
function painted(view: ShadowRender, name: string): string {
  const probe = view.find('[data-probe]')
  probe.style.color = `var(--lk-color-${name})`
  return getComputedStyle(probe).color
}

const contrastOf = (view: ShadowRender, front: string, back: string): number =>
  contrast(painted(view, front), painted(view, back))

const PAIRS: readonly (readonly [front: string, back: string, atLeast: number])[] = [
  ['text', 'surface', 7],
  ['text', 'fill', 7],
  ['text', 'fill-hover', 7],
  ['text', 'fill-pressed', 7],
  ['text-secondary', 'surface', 4.5],
  ['text-secondary', 'fill', 4.5],
  ['text-secondary', 'fill-hover', 4.5],
  ['text-secondary', 'fill-pressed', 4.5],
  ['on-accent', 'accent', 7],
  ['on-accent', 'accent-hover', 7],
  ['accent-strong', 'surface', 4.5],
  ['accent-strong', 'fill', 4.5],
  ['accent-strong', 'accent-soft', 4.5],
  ['success', 'surface', 4.5],
  ['success', 'success-soft', 4.5],
  ['warning', 'surface', 4.5],
  ['warning', 'warning-soft', 4.5],
  ['error', 'surface', 4.5],
  ['error', 'fill', 4.5],
  ['error', 'error-soft', 4.5],
  ['text', 'success-soft', 7],
  ['text', 'warning-soft', 7],
  ['text', 'error-soft', 7],
]

for (const mode of MODES) {
  test.each(PAIRS)(
    `theme: in ${mode} mode %s on %s has a contrast of at least %d`,
    async (front, back, atLeast) => {
      const view = await renderInShadow(<span data-probe />, { mode })
      expect(contrastOf(view, front, back)).toBeGreaterThanOrEqual(atLeast)
      await view.unmount()
    },
  )

  test.each(['#3396ff', '#0052ff', '#000000', '#ffffff', '#ff007a', '#16a34a', '#7c3aed', '#facc15'])(
    `theme: in ${mode} mode text on and in the host's accent %s is readable`,
    async (accent) => {
      const view = await renderInShadow(<span data-probe />, { mode })
      view.host.style.setProperty('--lk-accent', accent)
      expect(contrastOf(view, 'on-accent', 'accent')).toBeGreaterThanOrEqual(3.9)
      expect(contrastOf(view, 'accent-strong', 'surface')).toBeGreaterThanOrEqual(3)
      await view.unmount()
    },
  )
}

test('theme: styles of the page are not inherited, and variables of the host are', async () => {
  const view = await renderInShadow(<span data-probe>x</span>)
  view.host.style.cssText = `font: italic 40px serif; color: rgb(1, 2, 3); text-transform: uppercase;
    --lk-font-size-master: 12px; --lk-border-radius-master: 2px; --lk-background: rgb(250, 240, 230)`
  const style = getComputedStyle(view.find('[data-probe]'))
  expect(style.fontStyle).toBe('normal')
  expect(style.textTransform).toBe('none')
  expect(style.fontSize).toBe('16.8px')
  expect(luminance(painted(view, 'surface'))).toBeCloseTo(luminance('rgb(250, 240, 230)'), 2)
  await view.unmount()
})

test('theme: --lk-color-mix changes the surface by --lk-color-mix-strength', async () => {
  const view = await renderInShadow(<span data-probe />)
  const before = luminance(painted(view, 'surface'))
  view.host.style.setProperty('--lk-color-mix', 'black')
  expect(luminance(painted(view, 'surface'))).toBeCloseTo(before, 3)
  view.host.style.setProperty('--lk-color-mix-strength', '20')
  expect(luminance(painted(view, 'surface'))).toBeLessThan(before - 0.2)
  await view.unmount()
})

test('theme: rendering again does not adopt style sheets twice', async () => {
  const view = await renderInShadow(<span data-probe />)
  const count = view.shadow.adoptedStyleSheets.length
  await view.update(<b data-probe />)
  expect(view.shadow.adoptedStyleSheets.length).toBe(count)
  await view.unmount()
})

test('theme: without inputs of the host it has the sizes, fonts, durations and layer of the specification', async () => {
  const view = await renderInShadow(<span data-probe>x</span>)
  const probe = view.find('[data-probe]')
  probe.style.cssText = `position: absolute; z-index: ${vars.layer}; border-top-left-radius: ${vars.radius.small};
    animation-duration: ${vars.motion.feedback}, ${vars.motion.content}, ${vars.motion.surface}`
  const style = getComputedStyle(probe)
  expect(style.fontFamily).toBe('Inter, InterVariable, system-ui, sans-serif')
  expect([style.fontSize, style.borderTopLeftRadius]).toEqual(['14px', '6px'])
  expect(style.animationDuration.split(', ').map(Number.parseFloat)).toEqual([0.075, 0.125, 0.2])
  expect(style.zIndex).toBe('999')
  view.host.style.setProperty('--lk-z-index', '7')
  expect(style.zIndex).toBe('7')
  await view.unmount()
})
