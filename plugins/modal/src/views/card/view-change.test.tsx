import { afterEach, expect, test } from 'vitest'
import { createModalPage, type ModalPage } from '../../test-support/modal-page'
import { until } from '../../test-support/until'

const ends: (() => void)[] = []

function start(): ModalPage {
  const page = createModalPage()
  ends.push(page.end)
  return page
}

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

/** Height of the card with the second view in px: header, content of 300 px, paddings. */
const HEIGHT_PX = 60 - 4 + 300 + 4 + 20

test('height: the first frame has the full height, and changes of the content change it', async () => {
  const page = start()
  const heights: number[] = []
  const look = (): void => {
    const card = page.portal().shadowRoot?.querySelector('[part="card"]')
    if (card instanceof HTMLElement) heights.push(card.offsetHeight)
  }
  await page.open()
  look()
  const first = page.find('[part="card"]').offsetHeight
  page.ctx.router.push('Second')
  await until(() => {
    look()
    expect(page.find('[part="card"]').offsetHeight).toBe(HEIGHT_PX)
  })
  expect(first).toBe(heights[0])
  expect(first).toBeLessThan(HEIGHT_PX)
  expect(heights).toEqual([...heights].sort((one, other) => one - other))
})

test('view change: the previous view fades out above the new one, and is inert', async () => {
  const page = start()
  await page.open()
  page.ctx.router.push('Second')
  await until(() => page.find('[data-view="Second"]'))
  const before = page.find('[data-view="First"]')
  expect(before.closest('[inert][aria-hidden="true"]')).not.toBeNull()
  await until(() => expect(page.shadow().querySelector('[data-view="First"]')).toBeNull())
})

test('view change: before a shorter view, the previous one fills the card until the height has followed', async () => {
  const page = start()
  await page.open('Second')
  const card = page.find('[part="card"]')
  const height = card.offsetHeight
  page.ctx.router.push('First')
  await until(() => page.find('[data-view="First"]'))
  const leaving = page.find('[data-view="Second"]')
  // The height has only begun to follow.
  await until(() => expect(card.getAnimations()).toHaveLength(1))
  for (const animation of [...card.getAnimations(), ...page.shadow().getAnimations()]) {
    animation.pause()
    animation.currentTime = 0
  }
  expect(card.offsetHeight).toBe(height)
  const [entry] = await new Promise<IntersectionObserverEntry[]>((seen) => {
    const observer = new IntersectionObserver(seen)
    observer.observe(leaving)
    ends.push(() => observer.disconnect())
  })
  expect(entry?.intersectionRect.height).toBeCloseTo(300, 1)
})

test('view change: the previous view and its title stay until the code is loaded', async () => {
  const page = start()
  await page.open()
  page.ctx.router.push('Slow')
  await until(() => expect(page.find('[data-view="First"]').closest('[inert]')).not.toBeNull())
  expect(page.find('h2').textContent).toBe('First')
  page.clock.advance(250)
  await until(() => page.find('[aria-busy="true"]'))
  // The title of this view is loaded with its code.
  expect(page.find('h2').textContent).toBe('First')
  page.loadSlow()
  await until(() => page.find('[data-view="Second"]'))
  expect(page.find('h2').textContent).toBe('Slow')
})

test('view change: the second click of a double click presses nothing in the view that the first has opened', async () => {
  const page = start()
  const click = (target: HTMLElement, detail: number): void =>
    void target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  await page.open()
  // As one on the page's button, whose first click has opened the dialog.
  click(page.button('Next'), 2)
  expect(page.shownView()).toBe('First')
  click(page.button('Next'), 1)
  await until(() => page.find('[data-view="Second"]'))
  page.ctx.router.push('Echo', { text: 'Answer' })
  const answer = await until(() => page.find('button[data-view="Echo"]'))
  click(answer, 2)
  expect(page.shownView()).toBe('Echo')
  click(answer, 1)
  await until(() => expect(page.shownView()).toBe('Second'))
})

/** A tap as iOS sends it: its click is always a first one. */
function tap(target: Element, atMs: number, clientX = 100): void {
  const place = { bubbles: true, composed: true, clientX, clientY: 100 }
  const down = new PointerEvent('pointerdown', { ...place, pointerType: 'touch' })
  Object.defineProperty(down, 'timeStamp', { value: atMs })
  target.dispatchEvent(down)
  target.dispatchEvent(new MouseEvent('click', { ...place, cancelable: true, detail: 1 }))
}

test('view change: the second tap of a double tap goes back no further, the next one does', async () => {
  const page = start()
  await page.open()
  page.ctx.router.push('Second')
  await until(() => page.find('[data-view="Second"]'))
  page.ctx.router.push('Echo', { text: 'Answer' })
  await until(() => page.find('[data-view="Echo"]'))
  tap(page.button('Back'), 10_000)
  await until(() => expect(page.find('h2').textContent).toBe('Second'))
  tap(page.button('Back'), 10_300)
  expect(page.shownView()).toBe('Second')
  tap(page.button('Back'), 10_700)
  expect(page.shownView()).toBe('First')
})

test.each([
  ['close', '[part~="close"]'],
  ['overlay', '[part="overlay"]'],
])(
  'view change: the second tap of a double tap presses no %s where its first one has opened something',
  async (_, selector) => {
    const page = start()
    await page.open()
    tap(page.button('Next'), 10_000)
    await until(() => page.find('[data-view="Second"]'))
    tap(page.find(selector), 10_300)
    expect(page.shownView()).toBe('Second')
    tap(page.find(selector), 10_700)
    await page.closed()
    tap(document.body, 20_000)
    await page.open()
    tap(page.find(selector), 20_300)
    expect(page.shownView()).toBe('First')
    // A finger at another place was aimed at what is there.
    tap(page.find(selector), 20_400, 200)
    await page.closed()
  },
)

test('view change: the second click of a double click goes back no further', async () => {
  const page = start()
  const click = (detail: number): void =>
    void page
      .button('Back')
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  await page.open()
  page.ctx.router.push('Second')
  await until(() => page.find('[data-view="Second"]'))
  page.ctx.router.push('Echo', { text: 'Answer' })
  await until(() => page.find('[data-view="Echo"]'))
  click(1)
  await until(() => expect(page.find('h2').textContent).toBe('Second'))
  click(2)
  expect(page.shownView()).toBe('Second')
  click(1)
  expect(page.shownView()).toBe('First')
})
