import { createTestLatchkey } from '@latchkey/kernel/testing'
import { actUntil } from '@latchkey/ui-primitives/test-support'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { devtools, devtoolsContract } from '../index'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  sessionStorage.clear()
})

const hosts = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-latchkey-devtools]'),
]

/** Starts an instance and waits for its button. */
async function startedPage() {
  const page = createTestLatchkey({ plugins: [...devtools()] })
  const before = hosts().length
  const stop = page.latchkey.start()
  ends.push(stop)
  await page.clock.advance(300)
  await actUntil(
    () => (hosts()[before]?.shadowRoot?.querySelector('[part="open"]') ?? null) !== null,
    () => 'There is no button',
  )
  const shadow = hosts()[before]?.shadowRoot
  if (!shadow) throw new Error('There is no panel')
  const find = (selector: string): HTMLElement => {
    const found = shadow.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`Nothing matches ${selector}`)
    return found
  }
  const named = (name: string): HTMLElement => {
    const buttons = [...shadow.querySelectorAll<HTMLElement>('button')]
    const found = buttons.find((one) => [one.textContent, one.ariaLabel].includes(name))
    if (!found) throw new Error(`There is no button ${name}`)
    return found
  }
  const press = async (element: HTMLElement, until: () => boolean): Promise<void> => {
    element.click()
    await actUntil(until, () => `Pressing ${element.textContent} led to nothing`)
  }
  const has = (selector: string) => () => shadow.querySelector(selector) !== null
  return { ...page, stop, shadow, find, named, press, has, host: shadow.host }
}

const shortcut = (): KeyboardEvent =>
  new KeyboardEvent('keydown', { code: 'Backquote', ctrlKey: true, cancelable: true })

test('panel: the button opens it, an entry shows what it changed, closing gives the focus back', async () => {
  const { find, named, press, has, shadow, host, latchkey } = await startedPage()
  await press(find('[part="open"]'), has('[part="panel"]'))
  latchkey.setLanguage({ locale: 'ar', texts: {} })
  await actUntil(
    () => find('[part="timeline"]').textContent?.includes('kernel:language') ?? false,
    () => 'The change is not in the timeline',
  )
  await press(named(findRow(shadow, 'kernel:language')), has('[part="detail"]'))
  expect(find('[part="detail"]').textContent).toContain('locale changed')
  expect(find('[part="detail"]').textContent).toContain('ar')
  expect((await axe.run(host, { rules: { region: { enabled: false } } })).violations).toEqual([])
  await press(named('Close devtools'), has('[part="open"]'))
  await actUntil(
    () => shadow.activeElement === shadow.querySelector('[part="open"]'),
    () => 'The button has no focus',
  )
})

const findRow = (shadow: ShadowRoot, text: string): string =>
  [...shadow.querySelectorAll('[part="entry"]')].find((row) => row.textContent?.includes(text))
    ?.textContent ?? text

test('panel: the shortcut opens and closes the first panel of a page', async () => {
  const { browser, has, latchkey } = await startedPage()
  const event = shortcut()
  browser.fire(event)
  await actUntil(has('[part="panel"]'), () => 'It stays closed')
  expect(event.defaultPrevented).toBe(true)
  browser.fire(shortcut())
  await actUntil(has('[part="open"]'), () => 'It stays open')
  const taken = shortcut()
  taken.preventDefault()
  browser.fire(taken)
  expect(latchkey.read(devtoolsContract).open).toBe(false)
})

test('panel: axe finds nothing in any part, and the tabs show them', async () => {
  const { find, press, has, shadow, host } = await startedPage()
  await press(find('[part="open"]'), has('[part="panel"]'))
  for (const tab of shadow.querySelectorAll<HTMLElement>('[role="tab"]')) {
    await press(tab, () => tab.ariaSelected === 'true')
    const { violations } = await axe.run(host, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${tab.textContent} ${id}: ${nodes[0]?.html}`)).toEqual([])
  }
})

test('panel: arrow keys make it higher and lower, within limits, and the tab remembers it', async () => {
  const { find, press, has } = await startedPage()
  await press(find('[part="open"]'), has('[part="panel"]'))
  const handle = find('[role="separator"]')
  const move = (key: string): boolean =>
    handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  move('ArrowUp')
  await actUntil(
    () => handle.ariaValueNow === '45',
    () => 'It is not higher',
  )
  for (let times = 0; times < 12; times += 1) {
    move('ArrowDown')
    await actUntil(
      () => handle.ariaValueNow !== null,
      () => '',
    )
  }
  await actUntil(
    () => handle.ariaValueNow === '20',
    () => `It is ${handle.ariaValueNow}`,
  )
  await actUntil(
    () => (sessionStorage.getItem('latchkey/1/latchkey/devtools/state') ?? '').includes('"height":20'),
    () => 'Nothing was stored',
  )
})

test('panel: can be operated while a modal dialog of the page is open, and stays after it', async () => {
  const { find, host } = await startedPage()
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  ends.push(() => dialog.remove())
  dialog.showModal()
  await actUntil(
    () => host.parentNode === dialog,
    () => 'It stays outside of the dialog',
  )
  const { x, y, width, height } = find('[part="open"]').getBoundingClientRect()
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(host)
  dialog.close()
  await actUntil(
    () => host.parentNode === document.body,
    () => 'It stays in the dialog',
  )
  expect(find('[popover]').matches(':popover-open')).toBe(true)
})

test('panel: two instances have two buttons, beside each other, and a stop removes its own', async () => {
  const first = await startedPage()
  const second = await startedPage()
  const right = first.find('[part="open"]').getBoundingClientRect().right
  expect(second.find('[part="open"]').getBoundingClientRect().left).toBeGreaterThan(right)
  first.stop()
  expect(hosts()).toEqual([second.host])
  second.stop()
  expect(hosts()).toEqual([])
})
