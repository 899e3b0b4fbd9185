import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contrast } from '../test-support/contrast'
import { act, renderInShadow } from '../test-support/render-in-shadow'
import { Button, type ButtonVariant } from './button'

test('button: calls onClick once', async () => {
  let clicks = 0
  const view = await renderInShadow(<Button onClick={() => clicks++}>Open MetaMask</Button>)
  await act(() => userEvent.click(page.getByRole('button', { name: 'Open MetaMask' })))
  expect(clicks).toBe(1)
  await view.unmount()
})

test('button: while loading it keeps its accessible name, width and focus, and ignores clicks', async () => {
  let clicks = 0
  const button = (loading: boolean) => (
    <Button loading={loading} onClick={() => clicks++}>
      Approve
    </Button>
  )
  const view = await renderInShadow(button(false))
  const element = view.find('button')
  element.focus()
  const width = element.getBoundingClientRect().width
  await view.update(button(true))
  expect(view.shadow.activeElement).toBe(element)
  expect(element.getBoundingClientRect().width).toBe(width)
  await expect.element(page.getByRole('button', { name: 'Approve' })).toBeInTheDocument()
  await act(() => element.click())
  expect(clicks).toBe(0)
  expect(element.getAttribute('aria-busy')).toBe('true')
  await view.unmount()
})

test('button: ignores clicks while disabled', async () => {
  let clicks = 0
  const view = await renderInShadow(
    <Button disabled onClick={() => clicks++}>
      Send
    </Button>,
  )
  view.find('button').click()
  expect(clicks).toBe(0)
  await view.unmount()
})

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet']

test.each(['light', 'dark'] as const)(
  'button: a disabled button is readable and looks different, %s',
  async (mode) => {
    const buttons = variants.flatMap((variant) => [
      <Button key={variant} variant={variant} />,
      <Button key={`${variant} disabled`} variant={variant} disabled />,
    ])
    const view = await renderInShadow(
      <>
        <i style={{ color: 'var(--lk-color-surface)' }} />
        {buttons}
      </>,
      { mode },
    )
    const surface = getComputedStyle(view.find('i')).color
    const looks = (part: string) => {
      const { color, backgroundColor, borderColor, opacity } = getComputedStyle(view.find(part))
      return { color, backgroundColor, borderColor, opacity }
    }
    for (const variant of variants) {
      const off = looks(`[part~="button-${variant}"]:disabled`)
      expect([variant, off.opacity]).toEqual([variant, '1'])
      expect(contrast(off.color, surface, off.backgroundColor)).toBeGreaterThanOrEqual(4.5)
      expect(off).not.toEqual(looks(`[part~="button-${variant}"]:enabled`))
    }
    await view.unmount()
  },
)

test('button: has parts, and its height is in proportion to --lk-font-size-master', async () => {
  const view = await renderInShadow(
    <>
      <Button variant="primary" size="large" part="connect">
        A
      </Button>
      <Button size="small">B</Button>
    </>,
  )
  const [large, small] = view.findAll('button')
  expect(large?.part.value).toBe('button button-primary connect')
  expect(large?.getBoundingClientRect().height).toBe(48)
  expect(small?.getBoundingClientRect().height).toBe(32)
  view.host.style.setProperty('--lk-font-size-master', '20px')
  expect(small?.getBoundingClientRect().height).toBe(64)
  await view.unmount()
})

test('button: onIntent is called when it gets the focus and when the pointer enters', async () => {
  let intents = 0
  const view = await renderInShadow(null)
  // Moves the button away from the pointer's position.
  view.host.style.cssText = 'display: block; padding: 200px'
  await view.update(<Button onIntent={() => intents++}>Connect</Button>)
  await act(() => view.find('button').focus())
  expect(intents).toBe(1)
  await act(() => userEvent.hover(page.getByRole('button', { name: 'Connect' })))
  expect(intents).toBe(2)
  await view.unmount()
})
