import { afterEach, beforeEach, expect, test } from 'vitest'
import { TextField } from '../forms/text-field'
import { QrCode } from '../qr-code/qr-code'
import { Banner } from '../screens/notices'
import { Tabs } from '../screens/tabs'
import { contrast, luminance } from '../test-support/contrast'
import { readAsOlderBrowser } from '../test-support/older-style-sheets'
import { act, renderInShadow, type ShadowRender } from '../test-support/render-in-shadow'

let readAgain = (): void => undefined
beforeEach(() => {
  readAgain = readAsOlderBrowser()
})
afterEach(() => readAgain())

const nothing = (): void => undefined
const NONE = 'rgba(0, 0, 0, 0)'

function painted(view: ShadowRender, name: string): string {
  const probe = view.find('[data-probe]')
  probe.style.backgroundColor = `var(--lk-color-${name})`
  return getComputedStyle(probe).backgroundColor
}

for (const mode of ['light', 'dark'] as const) {
  test(`older browser: in ${mode} mode every colour of the theme is painted, and text is readable on each ground`, async () => {
    const view = await renderInShadow(<i data-probe />, { mode })
    const surface = painted(view, 'surface')
    expect(surface).not.toBe(NONE)
    for (const name of ['fill', 'fill-hover', 'fill-pressed', 'accent-soft', 'error-soft', 'warning-soft']) {
      const ground = painted(view, name)
      expect([name, ground]).not.toEqual([name, NONE])
      expect(luminance(surface, ground)).not.toBeCloseTo(luminance(surface), 4)
      for (const front of ['text', 'error', 'accent-strong'])
        expect(contrast(painted(view, front), surface, ground)).toBeGreaterThanOrEqual(4.5)
    }
    for (const name of ['accent', 'accent-hover', 'hairline', 'overlay', 'success', 'warning'])
      expect([name, painted(view, name)]).not.toEqual([name, NONE])
    expect(contrast(painted(view, 'on-accent'), painted(view, 'accent-hover'))).toBeGreaterThanOrEqual(7)
    await view.unmount()
  })

  test(`older browser: in ${mode} mode the chosen tab is raised, a banner hides what is below, and a code is on paper`, async () => {
    const tabs = [
      { id: 'a', label: 'Tokens' },
      { id: 'b', label: 'Activity' },
    ] as const
    const view = await renderInShadow(
      <>
        <Tabs label="Assets" tabs={tabs} selected="a" onSelect={nothing} />
        <Banner variant="error">Declined</Banner>
        <QrCode value="wc:1" label="Code" />
      </>,
      { mode },
    )
    const ground = (selector: string): string => getComputedStyle(view.find(selector)).backgroundColor
    expect(ground('[aria-selected="true"]')).not.toBe(NONE)
    expect(ground('[aria-selected="true"]')).not.toBe(ground('[role="tablist"]'))
    expect(ground('[part~="banner"]')).toMatch(/^rgb\(/)
    expect(luminance(ground('[part~="qr-code"]'))).toBeGreaterThan(0.8)
    await view.unmount()
  })
}

test('older browser: without :has() a field with the focus has a ring, and one with an error a border', async () => {
  const view = await renderInShadow(
    <TextField label="Email" clearLabel="Clear" value="" error="Not an address" onChange={nothing} />,
  )
  const box = getComputedStyle(view.find('[data-invalid]'))
  expect(box.outlineStyle).toBe('none')
  expect(box.borderTopColor).not.toBe(NONE)
  await act(() => view.find('input').focus())
  expect([box.outlineStyle, box.outlineWidth]).toEqual(['solid', '2px'])
  await view.unmount()
})
