import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FrameHost } from '../../contract'
import { createModalPage, type ModalPage } from '../../test-support/modal-page'
import { until } from '../../test-support/until'

const ends: (() => void)[] = []

function start(...options: Parameters<typeof createModalPage>): ModalPage {
  const page = createModalPage(...options)
  ends.push(page.end)
  return page
}

function target(parent: Element = document.body): HTMLElement {
  const element = document.createElement('div')
  parent.append(element)
  ends.push(() => element.remove())
  return element
}

interface Framed {
  readonly host: FrameHost
  readonly frame: HTMLIFrameElement
  readonly loads: () => number
}

/** Adds an iframe with one button to the frame host, and waits until it is loaded. */
async function addFrame(page: ModalPage): Promise<Framed> {
  const host = await page.modal.frameHost()
  const frame = document.createElement('iframe')
  let loads = 0
  frame.addEventListener('load', () => {
    loads += 1
  })
  frame.title = 'Secure wallet'
  frame.style.cssText = 'border: 0; width: 100%; height: 100%'
  frame.srcdoc = '<body style="margin: 0"><button style="width: 100%; height: 100%">Approve</button>'
  host.element.append(frame)
  await until(() => expect(loads).toBe(1))
  return { host, frame, loads: () => loads }
}

/** The shadow host, in the page's own tree, that contains the element. */
function shadowHostOf(element: Element): HTMLElement {
  const root = element.getRootNode()
  if (!(root instanceof ShadowRoot && root.host instanceof HTMLElement))
    throw new Error('The element is in no shadow root')
  return root.host
}

/** Position and size of the iframe and of the view's area, in px. */
const rects = (page: ModalPage, { frame }: Framed, root: () => ParentNode = page.shadow) =>
  [frame, root().querySelector('[data-area]')].map((element) => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    return [left, top, width, height].map(Math.round)
  })

async function expectOverArea(page: ModalPage, framed: Framed, root?: () => ParentNode): Promise<void> {
  await until(() => {
    const [drawn, area] = rects(page, framed, root)
    expect(drawn).toEqual(area)
    expect(drawn?.[3]).toBe(200)
  })
}

const inner = (element: Element): ParentNode =>
  element.querySelector('[data-latchkey]')?.shadowRoot ?? element

/** The focused element, also in shadow roots and iframes of this origin. */
function focused(): Element | null {
  let found: Element | null = document.activeElement
  for (let next = found; next; ) {
    found = next
    next =
      next instanceof HTMLIFrameElement
        ? (next.contentDocument?.activeElement ?? null)
        : (next.shadowRoot?.activeElement ?? null)
  }
  return found
}

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

test('frame host: the iframe is loaded once while views open, close, are embedded and removed, without moveBefore', async () => {
  const removed = [Element, Document, DocumentFragment].flatMap(({ prototype }) => {
    const found = Object.getOwnPropertyDescriptor(prototype, 'moveBefore')
    Reflect.deleteProperty(prototype, 'moveBefore')
    return found ? [{ prototype, found }] : []
  })
  ends.push(() => {
    for (const { prototype, found } of removed) Object.defineProperty(prototype, 'moveBefore', found)
  })
  const page = start()
  const framed = await addFrame(page)
  const { host, loads } = framed
  await page.open()
  page.ctx.router.push('Framed')
  await expectOverArea(page, framed)
  page.ctx.router.push('Second')
  await until(() => page.find('[data-view="Second"]'))
  page.latchkey.close()
  await page.closed()
  const first = target()
  const leave = page.modal.embed(first)
  await until(() => expect(inner(first).querySelector('[data-view="First"]')).not.toBeNull())
  page.latchkey.open('Framed')
  await expectOverArea(page, framed, () => inner(first))
  const second = target()
  const leaveSecond = page.modal.embed(second)
  leave()
  await expectOverArea(page, framed, () => inner(second))
  leaveSecond()
  await until(() => expect(document.querySelectorAll('[data-latchkey]')).toHaveLength(1))
  await page.open('Framed')
  await expectOverArea(page, framed)
  expect(page.dialog().matches(':modal')).toBe(true)
  expect((await page.modal.frameHost()).element).toBe(host.element)
  expect(loads()).toBe(1)
})

test('frame host: is inert and not rendered unless a view shows it', async () => {
  const page = start()
  const { host, frame } = await addFrame(page)
  const shadowHost = shadowHostOf(host.element)
  expect([shadowHost.inert, frame.checkVisibility()]).toEqual([true, false])
  await page.open('Framed')
  await until(() => expect([shadowHost.inert, frame.checkVisibility()]).toEqual([false, true]))
  page.ctx.router.push('Second')
  await until(() => page.find('[data-view="Second"]'))
  await until(() => expect([shadowHost.inert, frame.checkVisibility()]).toEqual([true, false]))
})

test('frame host: in the modal dialog the iframe receives clicks, and the Tab key reaches it at its area', async () => {
  const page = start()
  const { frame } = await addFrame(page)
  await page.open('Framed')
  await until(() => expect(frame.checkVisibility()).toBe(true))
  let presses = 0
  const button = () => frame.contentDocument?.querySelector('button')
  button()?.addEventListener('click', () => {
    presses += 1
  })
  // The dialog is still on its way to its place.
  await until(() => {
    const { left, top } = frame.getBoundingClientRect()
    expect(shadowHostOf(frame).shadowRoot?.elementFromPoint(left + 9, top + 9)).toBe(frame)
  })
  page.button('Before').focus()
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe(button())
  await userEvent.keyboard('{Enter}')
  await until(() => expect(presses).toBe(1))
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe(page.button('After'))
})

test('frame host: escape() closes the dialog, but only while the iframe has the focus', async () => {
  const page = start()
  const { host, frame } = await addFrame(page)
  host.escape()
  await page.open('Framed')
  await until(() => expect(frame.checkVisibility()).toBe(true))
  page.button('Before').focus()
  host.escape()
  expect(page.dialog().open).toBe(true)
  frame.contentDocument?.querySelector('button')?.focus()
  // The iframe receives the key event, and this page does not.
  await userEvent.keyboard('{Escape}')
  expect(page.dialog().open).toBe(true)
  host.escape()
  await page.closed()
})

test('frame host: in embedded mode the Tab key enters and leaves the iframe at its area', async () => {
  const page = start({ enableEmbedded: true })
  const { frame } = await addFrame(page)
  const element = target()
  page.modal.embed(element)
  page.latchkey.open('Framed')
  await until(() => expect(inner(element).querySelector('[data-area] > *')).not.toBeNull())
  const buttons = () =>
    [...inner(element).querySelectorAll<HTMLElement>('[data-view="Framed"] button')] as const
  buttons()[0]?.focus()
  await userEvent.keyboard('{Tab}')
  await until(() => expect(focused()?.ownerDocument).toBe(frame.contentDocument))
  await userEvent.keyboard('{Tab}{Tab}')
  expect(focused()?.getAttribute('role')).toBe('group')
  expect(focused()?.ariaLabel).toBe('Secure wallet')
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe(buttons()[1])
})

test('frame host: in embedded mode the iframe moves with scrolling ancestors and is clipped by them', async () => {
  const page = start({ enableEmbedded: true })
  const framed = await addFrame(page)
  const box = target()
  box.style.cssText = 'height: 300px; overflow: auto; position: relative'
  const before = document.createElement('div')
  before.style.height = '150px'
  const element = target(box)
  element.before(before)
  const after = target()
  after.style.height = '3000px'
  page.modal.embed(element)
  page.latchkey.open('Framed')
  await until(() => expect(inner(element).querySelector('[data-area]')).not.toBeNull())
  await expectOverArea(page, framed, () => inner(element))
  box.scrollTop = 60
  await expectOverArea(page, framed, () => inner(element))
  window.scrollTo(0, 90)
  await expectOverArea(page, framed, () => inner(element))
  // Below the box the iframe is clipped, so the page is hit.
  const { bottom, left } = box.getBoundingClientRect()
  await until(() => {
    const below = document.elementFromPoint(left + 30, bottom + 5)
    expect(below?.closest('[data-latchkey]')).toBeNull()
  })
})

test('frame host: with enableEmbedded it is in the document before embed is called', async () => {
  const page = start({ enableEmbedded: true })
  const { loads } = await addFrame(page)
  expect(page.portal().parentElement).toBe(document.body)
  page.modal.embed(target())
  await until(() => expect(document.querySelectorAll('[data-latchkey]')).toHaveLength(2))
  expect(loads()).toBe(1)
})

test('frame host: style sheets of the page do not affect the iframe', async () => {
  const page = start()
  const framed = await addFrame(page)
  await page.open('Framed')
  await expectOverArea(page, framed)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { opacity: 0 !important; transform: scale(2) !important } div, iframe { display: none !important }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  ends.push(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
  await expectOverArea(page, framed)
  expect(framed.frame.checkVisibility({ visibilityProperty: true })).toBe(true)
})

test('frame host: is removed when the latchkey stops', async () => {
  const page = start()
  const { frame } = await addFrame(page)
  page.end()
  expect(frame.isConnected).toBe(false)
})
