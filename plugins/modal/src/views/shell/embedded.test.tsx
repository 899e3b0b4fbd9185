import { beforeClose, type GuardResult } from '@latchkey/kernel'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createModalPage, type ModalPage } from '../../test-support/modal-page'
import { until } from '../../test-support/until'

const ends: (() => void)[] = []

function start(...options: Parameters<typeof createModalPage>): ModalPage {
  const page = createModalPage(...options)
  ends.push(page.end)
  return page
}

function addHost(): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  ends.push(() => element.remove())
  return element
}

/** Resolves when the dialog's code is loaded and an animation frame has passed. */
async function drawn(): Promise<void> {
  await import('./create-shell')
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

test('embedded: is shown in its element with the first view, without overlay and close button', async () => {
  const page = start({ enableEmbedded: true })
  const element = addHost()
  page.modal.embed(element)
  await until(() => page.find('[data-view="First"]'))
  expect(page.portal().parentElement).toBe(element)
  expect(page.shadow().querySelector('dialog, [part~="close"], [part="overlay"]')).toBeNull()
  expect(page.find('[part="card"]').checkVisibility()).toBe(true)
  expect(document.activeElement).toBe(document.body)
})

test('embedded: closing shows the first view and rejects a pending ask', async () => {
  const page = start({ enableEmbedded: true })
  page.modal.embed(addHost())
  const left = expect(page.ctx.router.ask('Echo', { text: 'no' })).rejects.toMatchObject({
    code: 'VIEW_DISMISSED',
  })
  await until(() => page.find('[data-view="Echo"]'))
  page.latchkey.close()
  await left
  await until(() => page.find('[data-view="First"]'))
})

test('embedded: Escape reaches the page, and the page scrolls', async () => {
  const page = start({ enableEmbedded: true })
  page.modal.embed(addHost())
  await until(() => page.find('[data-view="First"]'))
  await userEvent.keyboard('{Escape}')
  expect(page.shownView()).toBe('First')
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
})

test('embedded: a view that was opened from inside takes the focus its button had, and shows its beginning', async () => {
  const page = start({ enableEmbedded: true })
  const above = addHost()
  above.style.height = '300px'
  const element = addHost()
  const below = addHost()
  below.style.height = '3000px'
  page.modal.embed(element)
  await until(() => page.find('[data-view="First"]'))
  await userEvent.click(page.button('Next'))
  await until(() => page.find('[data-view="Second"]'))
  expect(page.shadow().activeElement?.role).toBe('region')
  window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY + 40)
  await userEvent.keyboard('{Tab}{Enter}')
  await until(() => page.find('[data-view="First"]'))
  expect(page.shadow().activeElement?.role).toBe('region')
  expect(element.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
})

test('embedded: a view that changes by itself leaves focus and place of the page alone', async () => {
  const page = start({ enableEmbedded: true })
  const above = addHost()
  const element = addHost()
  const below = addHost()
  below.style.height = '3000px'
  page.modal.embed(element)
  await until(() => page.find('[data-view="First"]'))
  window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY + 40)
  const { scrollY } = window
  await page.open('Second')
  expect(document.activeElement).toBe(document.body)
  expect(window.scrollY).toBe(scrollY)
  // Who pressed a button in it and went on to a field of the page keeps that.
  const field = document.createElement('input')
  above.append(field)
  page.modal.reset('First')
  await until(() => page.find('[data-view="First"]'))
  await userEvent.click(page.button('Next'))
  field.focus()
  page.modal.reset('First')
  await until(() => page.find('[data-view="First"]'))
  expect(document.activeElement).toBe(field)
})

test('embedded: a notice is shown inside the embedded content', async () => {
  const page = start({ enableEmbedded: true })
  page.modal.embed(addHost())
  await until(() => page.find('[data-view="First"]'))
  page.ctx.notify({ surface: 'banner', variant: 'success', code: 'COPIED', text: () => 'Copied' })
  const notice = await until(() => page.find('[data-notice="COPIED"]'))
  expect(page.find('[part="card"]').contains(notice)).toBe(true)
})

test('embedded: removing the content closes the view, and no dialog opens instead', async () => {
  const page = start({ enableEmbedded: true })
  const remove = page.modal.embed(addHost())
  await until(() => page.find('[data-view="First"]'))
  remove()
  await until(() => expect(document.querySelector('[data-latchkey]')).toBeNull())
  expect(page.shownView()).toBeUndefined()
})

test('embedded: when the content is removed but a guard refuses to close, the dialog shows the view', async () => {
  const page = start()
  let verdict: GuardResult = { kind: 'refuse', reason: 'sign in first' }
  page.ctx.protect(beforeClose, () => verdict)
  const remove = page.modal.embed(addHost())
  await until(() => page.find('[data-view="First"]'))
  remove()
  await until(() => expect(page.dialog().open).toBe(true))
  expect(page.portal().parentElement).toBe(document.body)
  verdict = { kind: 'allow' }
  page.latchkey.close()
  await page.closed()
})

test('embedded: content that was embedded before the start is shown', async () => {
  const page = start({ enableEmbedded: true })
  page.end()
  const notStarted = createModalPage({ enableEmbedded: true })
  ends.push(notStarted.end)
  notStarted.modal.embed(addHost())
  await until(() => notStarted.find('[data-view="First"]'))
})

test('enableEmbedded: nothing is added to the page until embed is called', async () => {
  const page = start({ enableEmbedded: true })
  page.latchkey.open()
  await drawn()
  expect(document.querySelector('[data-latchkey]')).toBeNull()
})

test('disableAppend: the dialog opens in the element of embed when embed is called', async () => {
  const page = start({ disableAppend: true })
  page.latchkey.open()
  await drawn()
  expect(document.querySelector('[data-latchkey]')).toBeNull()
  const element = addHost()
  page.modal.embed(element)
  await until(() => expect(page.dialog().matches(':modal')).toBe(true))
  expect(page.portal().parentElement).toBe(element)
})
