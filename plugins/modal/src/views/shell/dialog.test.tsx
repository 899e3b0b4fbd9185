import { beforeClose } from '@latchkey/kernel'
import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createModalPage, type ModalPage } from '../../test-support/modal-page'
import { until } from '../../test-support/until'

const ends: (() => void)[] = []

function start(...options: Parameters<typeof createModalPage>): ModalPage {
  const page = createModalPage(...options)
  ends.push(page.end)
  return page
}

function pageElement<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  document.body.append(element)
  ends.push(() => element.remove())
  return element
}

/** Records the keys that reach the page. */
function keysOnPage(): string[] {
  const keys: string[] = []
  const record = (event: KeyboardEvent): void => void keys.push(event.key)
  document.addEventListener('keydown', record)
  ends.push(() => document.removeEventListener('keydown', record))
  return keys
}

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

test('open: shows the first view in a native modal dialog that is named by its title', async () => {
  const page = start()
  expect(document.querySelector('[data-latchkey]')).toBeNull()
  await page.open()
  expect(page.dialog().matches(':modal')).toBe(true)
  const name = page.dialog().getAttribute('aria-labelledby')
  expect(page.find(`[id="${name}"]`).textContent).toBe('First')
  // Screen readers read the name when the dialog gets the focus. A live region would repeat it.
  expect(page.find('[part="live-region"]').textContent).toBe('')
})

test('open: focuses the dialog first, not a button in it', async () => {
  const page = start()
  await page.open()
  expect(page.shadow().activeElement).toBe(page.dialog())
})

test('close: ends the view, keeps the dialog element, and focuses the element that opened it', async () => {
  const page = start()
  const trigger = pageElement('button')
  trigger.focus()
  await page.open()
  const dialog = page.dialog()
  const ended = new Promise((end) => document.addEventListener('first-view-left', end, { once: true }))
  page.button('Close').click()
  await page.closed()
  await ended
  expect(document.activeElement).toBe(trigger)
  await page.open()
  expect(page.dialog()).toBe(dialog)
})

test('close: opening again during the closing animation keeps it open', async () => {
  const page = start()
  await page.open()
  page.latchkey.close()
  page.latchkey.open()
  await until(() => expect(page.find('[data-phase]').dataset['phase']).toBe('open'))
  expect(page.dialog().open).toBe(true)
})

test('escape: closes the dialog and does not reach the page', async () => {
  const page = start()
  const keys = keysOnPage()
  await page.open()
  await userEvent.keyboard('{Escape}')
  await page.closed()
  await userEvent.keyboard('{Escape}')
  expect(keys).toEqual(['Escape'])
})

test('escape: closes another dialog on top of ours first', async () => {
  const page = start()
  await page.open()
  const other = pageElement('dialog')
  other.textContent = 'Confirm'
  other.showModal()
  await userEvent.keyboard('{Escape}')
  await until(() => expect(other.open).toBe(false))
  expect(page.dialog().open).toBe(true)
  await userEvent.keyboard('{Escape}')
  await page.closed()
})

test('escape: closes the dialog after a click on an empty part of it', async () => {
  const page = start()
  await page.open()
  await userEvent.click(page.find('[part="header"]'))
  await userEvent.keyboard('{Escape}')
  await page.closed()
})

test('overlay: a click closes the dialog, but the second click of a double click does not', async () => {
  const page = start()
  await page.open()
  const overlay = page.find('[part="overlay"]')
  overlay.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  expect(page.shownView()).toBe('First')
  overlay.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  await page.closed()
})

test('guard: a refusal keeps the dialog open and shakes it for 500 ms, once for all refusals meanwhile', async () => {
  const page = start()
  const asked = vi.fn()
  page.ctx.protect(beforeClose, ({ by }) => {
    asked(by)
    return { kind: 'refuse', reason: 'not yet' }
  })
  await page.open()
  const card = page.find('[part="card"]')
  const shakes: Animation[] = []
  const animate = card.animate.bind(card)
  // Animations are counted when they begin, because on a slow machine one may have ended before the assertion.
  card.animate = (...frames) => {
    const shake = animate(...frames)
    shakes.push(shake)
    return shake
  }
  page.button('Close').click()
  await until(() => expect(card.hasAttribute('data-refused')).toBe(true))
  expect(shakes.map(({ effect }) => effect?.getTiming().duration)).toEqual([500])
  await userEvent.keyboard('{Escape}')
  await until(() => expect(asked).toHaveBeenCalledTimes(2))
  expect(shakes).toHaveLength(1)
  expect(asked).toHaveBeenCalledWith('user')
  await page.clock.advance(500)
  expect(card.hasAttribute('data-refused')).toBe(false)
  expect(page.dialog().open).toBe(true)
})

test('guard: a dialog that the browser closed by itself is reopened when the guard refuses', async () => {
  const page = start()
  page.ctx.protect(beforeClose, () => ({ kind: 'refuse', reason: 'not yet' }))
  await page.open()
  page.dialog().close()
  await until(() => expect(page.find('[part="card"]').hasAttribute('data-refused')).toBe(true))
  expect(page.dialog().matches(':modal')).toBe(true)
})

test('back: is shown in the second view, shows the first view, and the focus stays in the dialog', async () => {
  const page = start()
  await page.open()
  expect(page.shadow().querySelector('[part~="back"]')).toBeNull()
  await userEvent.click(page.button('Next'))
  await until(() => expect(page.find('[part~="view"]').dataset['direction']).toBe('forward'))
  await until(() => expect(page.shadow().activeElement).toBe(page.dialog()))
  expect(page.find('[part="live-region"]').textContent).toBe('')
  page.button('Back').click()
  await until(() => page.find('[data-view="First"]'))
  // The focus did not move, so the new title has to be announced.
  await until(() => expect(page.find('[part="live-region"]').textContent).toBe('First'))
  expect(page.find('[part~="view"]').dataset['direction']).toBe('back')
})

test('title: with a view without title the dialog has its default name', async () => {
  const page = start()
  page.latchkey.open('Untitled')
  await until(() => page.find('[data-view="Second"]'))
  expect(page.find('h2').textContent).toBe('Wallet')
})

test('ask: resolves with the result, and rejects when the view is dismissed', async () => {
  const page = start()
  const answer = page.ctx.router.ask('Echo', { text: 'yes' })
  await until(() => page.find('[data-view="Echo"]').click())
  expect(await answer).toBe('yes')
  await page.closed()
  const left = expect(page.ctx.router.ask('Echo', { text: 'no' })).rejects.toMatchObject({
    code: 'VIEW_DISMISSED',
  })
  await until(() => page.find('[data-view="Echo"]'))
  await userEvent.keyboard('{Escape}')
  await left
})

test('surface slot: the view is in the tree of the page and is shown in the dialog', async () => {
  const page = start()
  page.latchkey.open('Light')
  const view = await until(() => {
    const found = document.querySelector('[data-view="Light"]')
    if (!found) throw new Error('not there')
    return found
  })
  expect(view.getRootNode()).toBe(document)
  expect(view.checkVisibility()).toBe(true)
  expect(view.getBoundingClientRect().width).toBeGreaterThan(200)
  page.latchkey.close()
  await page.closed()
  await until(() => expect(document.querySelector('[data-view="Light"]')).toBeNull())
})

test('scroll: the page does not move or scroll while the dialog is open, and its styles are restored', async () => {
  const page = start()
  pageElement('div').style.height = '5000px'
  document.documentElement.style.setProperty('overflow', 'auto')
  ends.push(() => document.documentElement.removeAttribute('style'))
  window.scrollTo(0, 400)
  const before = {
    style: document.documentElement.getAttribute('style'),
    sheets: document.adoptedStyleSheets.length,
    width: document.body.clientWidth,
  }
  await page.open()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  expect(window.scrollY).toBe(400)
  expect(document.body.clientWidth).toBe(before.width)
  page.latchkey.close()
  await page.closed()
  expect({
    style: document.documentElement.getAttribute('style'),
    sheets: document.adoptedStyleSheets.length,
    width: document.body.clientWidth,
  }).toEqual(before)
  expect(getComputedStyle(document.documentElement).overflow).toBe('auto')
  expect(window.scrollY).toBe(400)
})

test('scroll: the gutter of a scrollbar, which no element can cover, is dimmed like the page', async () => {
  const page = start()
  const root = document.documentElement
  const real = Object.getOwnPropertyDescriptor(window, 'innerWidth') ?? {}
  // The scrollbars of this browser take no width.
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: root.clientWidth + 15 })
  ends.push(() => Object.defineProperty(window, 'innerWidth', real))
  root.style.setProperty('background-color', 'rgb(255, 255, 255)')
  ends.push(() => root.removeAttribute('style'))
  await page.open()
  const finish = (): void => {
    for (const one of root.getAnimations()) one.finish()
  }
  finish()
  // 42 % of #12161f over white.
  const channels =
    getComputedStyle(root)
      .backgroundColor.match(/0?\.\d+/g)
      ?.map(Number) ?? []
  expect(channels.map((one) => Math.round(one * 255))).toEqual([155, 157, 161])
  expect(getComputedStyle(root).backgroundImage).toContain('rgb(255, 255, 255)')
  page.latchkey.close()
  await page.closed()
  finish()
  expect(getComputedStyle(root).backgroundColor).toBe('rgb(255, 255, 255)')
  expect(getComputedStyle(root).backgroundImage).toBe('none')
})

test.each(['light', 'dark'] as const)(
  'accessibility: axe finds no violation in the dialog, %s',
  async (themeMode) => {
    const page = start({ themeMode })
    await page.open()
    page.ctx.notify({ surface: 'alert', variant: 'error', code: 'C', text: () => 'It failed' })
    page.ctx.notify({ surface: 'banner', variant: 'success', code: 'D', text: () => 'Copied' })
    await until(() => page.find('[data-notice="D"]'))
    await Promise.all(
      page
        .shadow()
        .getAnimations()
        .map(({ finished }) => finished),
    )
    const { violations } = await axe.run(page.portal(), {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  },
)
