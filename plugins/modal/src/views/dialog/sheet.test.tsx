import { beforeClose } from '@latchkey/kernel'
import type { CDPSession } from '@vitest/browser-playwright'
import { afterEach, expect, test } from 'vitest'
import { page as browser, cdp } from 'vitest/browser'
import { createModalPage, type ModalPage } from '../../test-support/modal-page'
import { until } from '../../test-support/until'

const ends: (() => void | Promise<void>)[] = []

function start(): ModalPage {
  const page = createModalPage()
  ends.push(page.end)
  return page
}

async function phone(): Promise<void> {
  await browser.viewport(360, 640)
  ends.push(() => browser.viewport(1024, 768))
}

/** Vitest's type of the CDP session has no members. */
function canSend(session: object): session is Pick<CDPSession, 'send'> {
  return 'send' in session
}

async function emulate(name: string, value: string): Promise<void> {
  const session = cdp()
  if (!canSend(session)) throw new Error('This browser has no CDP session that sends')
  const setFeatures = async (features: { name: string; value: string }[]): Promise<void> => {
    await session.send('Emulation.setEmulatedMedia', { features })
  }
  await setFeatures([{ name, value }])
  ends.push(() => setFeatures([]))
}

function touch(target: HTMLElement, name: string, y: number): void {
  target.dispatchEvent(
    new PointerEvent(name, { bubbles: true, pointerId: 1, pointerType: 'touch', clientX: 100, clientY: y }),
  )
}

/** Waits until the code for dragging is loaded, then drags the header down by `px` and releases it. */
async function drag(page: ModalPage, px: number, { released = true } = {}): Promise<void> {
  await import('./lazy-motion')
  await new Promise((next) => setTimeout(next))
  const header = page.find('[part="header"]')
  // The browser can capture only pointers of real devices.
  page.find('[part="card"]').setPointerCapture = () => undefined
  touch(header, 'pointerdown', 300)
  touch(header, 'pointermove', 300 + px / 2)
  touch(header, 'pointermove', 300 + px)
  if (released) touch(header, 'pointerup', 300 + px)
}

const animationsEnded = (page: ModalPage) =>
  Promise.all(
    page
      .find('[part="card"]')
      .getAnimations()
      .map(({ finished }) => finished),
  )

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

test('sheet: on a phone the card fills the width at the bottom and has a handle', async () => {
  await phone()
  const page = start()
  await page.open()
  await animationsEnded(page)
  const { left, right, bottom } = page.find('[part="card"]').getBoundingClientRect()
  expect([left, right, bottom]).toEqual([0, 360, 640])
  expect(page.find('[part="handle"]').checkVisibility()).toBe(true)
})

test('sheet: stands above an on-screen keyboard, with what has the focus, and in its place again without it', async () => {
  await phone()
  const page = start()
  await page.open()
  await animationsEnded(page)
  const { visualViewport: viewport } = window
  if (!viewport) throw new Error('This browser has no visual viewport')
  const hideKeyboard = (): void => void Reflect.deleteProperty(viewport, 'height')
  ends.push(hideKeyboard)
  page.find('input').focus()
  // No browser that is driven shows a keyboard.
  Object.defineProperty(viewport, 'height', { configurable: true, value: 300 })
  await import('./lazy-motion')
  viewport.dispatchEvent(new Event('resize'))
  const card = page.find('[part="card"]')
  await until(() => expect(card.getBoundingClientRect().bottom).toBe(300))
  expect(page.find('input').getBoundingClientRect().bottom).toBeLessThanOrEqual(300)
  hideKeyboard()
  viewport.dispatchEvent(new Event('resize'))
  await until(() => expect(card.getBoundingClientRect().bottom).toBe(640))
})

test('sheet: stays below the screen as it begins to rise, although a button in it has the focus', async () => {
  await phone()
  const page = start()
  await page.open('Second')
  const card = page.find('[part="card"]')
  const [rising] = card.getAnimations()
  rising?.pause()
  if (rising) rising.currentTime = 0
  // As the browser does when it opens a dialog: it scrolls each ancestor that can be scrolled.
  page.button('Close').focus()
  expect(page.button('Close').matches(':focus')).toBe(true)
  expect(card.getBoundingClientRect().top).toBe(640)
  rising?.finish()
  expect(card.getBoundingClientRect().bottom).toBe(640)
})

test('sheet: closes when it is dragged far enough, and moves back otherwise', async () => {
  await phone()
  const page = start()
  await page.open()
  await drag(page, 12)
  expect(page.shownView()).toBe('First')
  expect(page.find('[part="card"]').style.translate).toBe('')
  await drag(page, 200)
  await page.closed()
})

test('sheet: one that was dragged away stands at its place when it opens again before it has closed', async () => {
  await phone()
  const page = start()
  await page.open()
  await animationsEnded(page)
  await drag(page, 200)
  await until(() => page.find('[data-phase="closing"]'))
  await page.open('Second')
  await until(() => page.find('[data-phase="open"]'))
  await animationsEnded(page)
  const { bottom } = page.find('[part="card"]').getBoundingClientRect()
  expect([bottom, getComputedStyle(page.find('[part="overlay"]')).opacity]).toEqual([640, '1'])
})

test('sheet: the overlay follows a drag, and both glide back within 200 ms', async () => {
  await phone()
  const page = start()
  await page.open()
  await animationsEnded(page)
  const card = page.find('[part="card"]')
  const overlay = page.find('[part="overlay"]')
  await drag(page, 40, { released: false })
  expect(card.getBoundingClientRect().bottom).toBe(680)
  expect(Number(getComputedStyle(overlay).opacity)).toBeCloseTo(1 - 40 / card.offsetHeight)
  // It rests before it is let go.
  await new Promise((next) => setTimeout(next, 150))
  touch(page.find('[part="header"]'), 'pointerup', 340)
  const moving = [card, overlay].flatMap((one) => one.getAnimations())
  expect(moving.map(({ effect }) => effect?.getComputedTiming().duration)).toEqual([200, 200])
  expect(card.getBoundingClientRect().bottom).toBeGreaterThan(640)
  // Another finger takes it where it is.
  for (const one of moving) one.currentTime = 20
  const { bottom } = card.getBoundingClientRect()
  touch(page.find('[part="header"]'), 'pointerdown', 300)
  expect(card.getBoundingClientRect().bottom).toBeCloseTo(bottom)
  touch(page.find('[part="header"]'), 'pointercancel', 300)
  await animationsEnded(page)
  expect(card.getBoundingClientRect().bottom).toBe(640)
  expect(getComputedStyle(overlay).opacity).toBe('1')
})

test('sheet: content at its start drags it down, scrolled content does not', async () => {
  await phone()
  const page = start()
  await page.open()
  await animationsEnded(page)
  const area = page.find('[part="scroll-area"]')
  const view = page.find('[data-view="First"]')
  view.style.setProperty('height', '900px')
  const card = page.find('[part="card"]')
  await import('./lazy-motion')
  card.setPointerCapture = () => undefined
  const dragContent = (toY: number): boolean => {
    touch(view, 'pointerdown', 300)
    touch(view, 'pointermove', toY)
    const finger = new Touch({ identifier: 1, target: view, clientX: 100, clientY: toY })
    return view.dispatchEvent(
      new TouchEvent('touchmove', { bubbles: true, cancelable: true, touches: [finger] }),
    )
  }
  area.scrollTop = 50
  expect([dragContent(350), card.style.translate]).toEqual([true, ''])
  touch(view, 'pointercancel', 350)
  area.scrollTop = 0
  // Upwards the browser scrolls.
  expect([dragContent(250), card.style.translate]).toEqual([true, ''])
  touch(view, 'pointercancel', 250)
  expect([dragContent(350), card.style.translate]).toEqual([false, '0px 50px'])
  touch(view, 'pointermove', 450)
  touch(view, 'pointerup', 450)
  await page.closed()
})

test('sheet: moves back and shakes when a guard refuses to close it', async () => {
  await phone()
  const page = start()
  page.ctx.protect(beforeClose, () => ({ kind: 'refuse', reason: 'not yet' }))
  await page.open()
  await drag(page, 200)
  await until(() => expect(page.find('[part="card"]').hasAttribute('data-refused')).toBe(true))
  expect(page.find('[part="card"]').style.translate).toBe('')
})

test('dialog: in a wide window the card is 360 px wide and centred', async () => {
  await browser.viewport(1024, 768)
  const page = start()
  await page.open()
  await animationsEnded(page)
  const { left, width, top, bottom } = page.find('[part="card"]').getBoundingClientRect()
  expect([width, left]).toEqual([360, 332])
  expect(768 - bottom).toBeCloseTo(top, 0)
  expect(page.find('[part="handle"]').checkVisibility()).toBe(false)
})

test('reduced motion: there are no animations, and a refusal is shown by an outline', async () => {
  await emulate('prefers-reduced-motion', 'reduce')
  const page = start()
  const stop = page.ctx.protect(beforeClose, () => ({ kind: 'refuse', reason: 'not yet' }))
  await page.open()
  const card = page.find('[part="card"]')
  const moving = () =>
    page
      .shadow()
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
  expect(moving()).toEqual([])
  page.button('Close').click()
  await until(() => expect(card.hasAttribute('data-refused')).toBe(true))
  expect(moving()).toEqual([])
  expect(getComputedStyle(card).outlineStyle).toBe('solid')
  page.ctx.router.push('Second')
  await until(() => page.find('[data-view="Second"]'))
  expect(moving()).toEqual([])
  stop()
  page.latchkey.close()
  await page.closed()
})

test('right to left: a language change mirrors the header without mounting the view again', async () => {
  const page = start()
  await page.open()
  const close = () => page.find('[part~="close"]').getBoundingClientRect().left
  const card = () => page.find('[part="card"]').getBoundingClientRect()
  await animationsEnded(page)
  expect(close()).toBeGreaterThan(card().left + card().width / 2)
  const view = page.find('[data-view]')
  page.latchkey.setLanguage({ locale: 'ar', texts: { 'pages.first': 'الأول' } })
  await until(() => expect(page.find('[part="root"]').dir).toBe('rtl'))
  expect(page.find('[part="root"]').lang).toBe('ar')
  expect(page.find('h2').textContent).toBe('الأول')
  expect(close()).toBeLessThan(card().left + card().width / 2)
  expect(page.find('[data-view]')).toBe(view)
})
