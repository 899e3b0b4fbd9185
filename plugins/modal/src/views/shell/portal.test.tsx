import { createLatchkey, type Latchkey } from '@latchkey/kernel'
import { createRecordingLogger } from '@latchkey/kernel/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { modalContract } from '../../contract'
import { modal } from '../../plugin'
import { createModalPage, type ModalPage } from '../../test-support/modal-page'
import { until } from '../../test-support/until'

const ends: (() => void)[] = []

function start(...options: Parameters<typeof createModalPage>): ModalPage {
  const page = createModalPage(...options)
  ends.push(page.end)
  return page
}

/** Starts another latchkey on the page, without views. */
function second(id: string): { readonly latchkey: Latchkey; readonly warnings: () => readonly string[] } {
  const logger = createRecordingLogger()
  const latchkey: Latchkey = createLatchkey({ id, plugins: [modal()], ports: { logger } })
  latchkey.start()
  ends.push(() => latchkey.dispose())
  return {
    latchkey,
    warnings: () => logger.lines.filter(({ level }) => level === 'warn').map(({ text }) => text),
  }
}

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

test('portal: is a visible child of body with the marker attributes, and stops its own events', async () => {
  const page = start()
  await page.open()
  const portal = page.portal()
  expect(portal.parentElement).toBe(document.body)
  expect(portal.getAttribute('data-latchkey')).toBe('latchkey')
  expect(portal.getAttribute('aria-live')).toBe('off')
  for (const element of [portal, page.dialog()])
    expect(element.getAttribute('data-react-aria-top-layer')).toBe('true')
  expect(portal.shadowRoot?.mode).toBe('open')
  expect(portal.style.getPropertyPriority('display')).toBe('important')
  expect(getComputedStyle(portal).display).toBe('contents')

  const received: string[] = []
  const names = [
    'pointerdown',
    'mousedown',
    'touchstart',
    'touchmove',
    'wheel',
    'focusin',
    'focusout',
    'click',
  ]
  const record = (event: Event): void => void received.push(event.type)
  for (const name of names) document.addEventListener(name, record)
  for (const name of names)
    page.button('Next').dispatchEvent(new Event(name, { bubbles: true, composed: true, cancelable: true }))
  for (const name of names) document.removeEventListener(name, record)
  expect(received).toEqual(['click'])
})

test('portal: removes aria-hidden and inert that a library has set on all children of body', async () => {
  const page = start()
  await page.open()
  page.portal().setAttribute('aria-hidden', 'true')
  page.portal().inert = true
  await until(() => expect(page.portal().hasAttribute('aria-hidden')).toBe(false))
  expect(page.portal().inert).toBe(false)
})

test('portal: is added again by the next opening when the page has removed it', async () => {
  const page = start()
  await page.open()
  const portal = page.portal()
  portal.remove()
  page.latchkey.close()
  await until(() =>
    expect(portal.shadowRoot?.querySelector('[data-phase="open"], [data-phase="closing"]')).toBeNull(),
  )
  await page.open()
  expect(page.portal()).toBe(portal)
  expect(page.dialog().matches(':modal')).toBe(true)
})

test('styles: style sheets of the page do not affect the dialog', async () => {
  const page = start()
  await page.open()
  const looks = () =>
    ['[part="card"]', '[part="header"]', 'h2', '[part~="close"]', '[part="overlay"]'].map((selector) => {
      const { width, height } = page.find(selector).getBoundingClientRect()
      const style = getComputedStyle(page.find(selector))
      return [
        selector,
        width,
        height,
        style.color,
        style.font,
        style.letterSpacing,
        style.visibility,
        style.cursor,
      ]
    })
  await Promise.all(
    page
      .find('[part="card"]')
      .getAnimations()
      .map(({ finished }) => finished),
  )
  const before = looks()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { all: unset !important; font: 40px fantasy !important; color: red !important; letter-spacing: 9px !important }
    div, dialog, button { display: none !important; visibility: hidden !important; transform: scale(2) !important }
    [data-latchkey] { opacity: 0 !important; filter: blur(9px) !important; contain: strict !important; cursor: wait !important; direction: rtl !important }
    :root { font-size: 40px }
  `)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  ends.push(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
  expect(looks()).toEqual(before)
  expect(page.find('[part="card"]').checkVisibility({ visibilityProperty: true })).toBe(true)
})

test('theme: variables and mode change without mounting the view again', async () => {
  const page = start({ themeMode: 'light', themeVariables: { '--lk-accent': 'rgb(1, 2, 3)' } })
  await page.open()
  const view = page.find('[data-view]')
  const root = page.find('[part="root"]')
  expect(page.portal().style.getPropertyValue('--lk-accent')).toBe('rgb(1, 2, 3)')
  expect(root.dataset['mode']).toBe('light')
  page.modal.setTheme({ mode: 'dark', variables: { '--lk-border-radius-master': '1px' } })
  expect(page.portal().style.getPropertyValue('--lk-accent')).toBe('')
  await until(() => expect(root.dataset['mode']).toBe('dark'))
  await until(() => expect(getComputedStyle(page.find('[part="card"]')).borderStartStartRadius).toBe('5px'))
  expect(page.find('[data-view]')).toBe(view)
})

test('two latchkeys: each has its own portal, and a second one with the same id logs a warning', async () => {
  const page = start()
  await page.open()
  const other = second('other')
  await other.latchkey.get(modalContract).frameHost()
  expect(document.querySelectorAll('[data-latchkey]')).toHaveLength(2)
  expect(other.warnings()).toEqual([])
  const same = second('latchkey')
  await same.latchkey.get(modalContract).frameHost()
  expect(same.warnings()).toHaveLength(1)
})

test('runs: after fifty starts and stops there is one portal, and after the last stop no portal, listener or timer', async () => {
  const page = start()
  const counted = countListeners(window, document)
  const sheets = document.adoptedStyleSheets.length
  await page.open()
  page.ctx.notify({ surface: 'banner', variant: 'success', code: 'C', text: () => 'Hello' })
  page.end()
  const before = counted()
  const again = start()
  for (let cycle = 0; cycle < 50; cycle += 1) {
    const stop = again.latchkey.start()
    again.latchkey.open()
    stop()
  }
  await again.open()
  expect(document.querySelectorAll('[data-latchkey]')).toHaveLength(1)
  again.ctx.notify({ surface: 'banner', variant: 'success', code: 'C', text: () => 'Hello' })
  again.end()
  expect(document.querySelectorAll('[data-latchkey]')).toHaveLength(0)
  expect(counted()).toBe(before)
  expect(again.clock.waiting).toBe(0)
  expect(page.clock.waiting).toBe(0)
  expect(document.adoptedStyleSheets).toHaveLength(sheets)
})

test('stop: unmounts the open dialog at once', async () => {
  const page = start()
  await page.open()
  const left = vi.fn()
  document.addEventListener('first-view-left', left, { once: true })
  page.end()
  expect(left).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(document.body)
})

/** Counts the listeners that were added to the targets and not removed since. */
function countListeners(...targets: readonly EventTarget[]): () => number {
  const live = new Set<string>()
  for (const [index, target] of targets.entries()) {
    const { addEventListener: add, removeEventListener: remove } = target
    const ids = new Map<unknown, number>()
    const key = (name: string, listener: unknown): string => {
      if (!ids.has(listener)) ids.set(listener, ids.size)
      return `${index} ${name} ${ids.get(listener)}`
    }
    target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
      const [name, listener, options] = args
      const added = key(name, listener)
      live.add(added)
      // The browser removes these listeners when the signal aborts.
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => live.delete(added))
      add.apply(target, args)
    }
    target.removeEventListener = (...args: Parameters<EventTarget['removeEventListener']>) => {
      live.delete(key(args[0], args[1]))
      remove.apply(target, args)
    }
    ends.push(() => {
      target.addEventListener = add
      target.removeEventListener = remove
    })
  }
  return () => live.size
}
