import { beforeClose, type GuardResult } from '@latchkey/kernel'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createModalPage, type ModalPage } from '../test-support/modal-page'
import { until } from '../test-support/until'

const ends: (() => void)[] = []

function start(...options: Parameters<typeof createModalPage>): ModalPage {
  const page = createModalPage(...options)
  ends.push(page.end)
  return page
}

function place(): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  ends.push(() => element.remove())
  return element
}

/** The dialog's code is there, and a frame of the screen has passed. */
async function drawn(): Promise<void> {
  await import('./create-shell')
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

test('embedded: stands in its element with the first view, without overlay and close button', async () => {
  const page = start({ enableEmbedded: true })
  const element = place()
  page.modal.embed(element)
  await until(() => page.find('[data-view="First"]'))
  expect(page.portal().parentElement).toBe(element)
  expect(page.shadow().querySelector('dialog, [part~="close"], [part="overlay"]')).toBeNull()
  expect(page.find('[part="card"]').checkVisibility()).toBe(true)
  expect(document.activeElement).toBe(document.body)
})

test('embedded: closing leads to the first view and rejects what was asked', async () => {
  const page = start({ enableEmbedded: true })
  page.modal.embed(place())
  const left = expect(page.ctx.router.ask('Question', { text: 'no' })).rejects.toMatchObject({
    code: 'VIEW_DISMISSED',
  })
  await until(() => page.find('[data-view="Question"]'))
  page.latchkey.close()
  await left
  await until(() => page.find('[data-view="First"]'))
})

test('embedded: Escape is the page’s, and the page scrolls', async () => {
  const page = start({ enableEmbedded: true })
  page.modal.embed(place())
  await until(() => page.find('[data-view="First"]'))
  await userEvent.keyboard('{Escape}')
  expect(page.shownView()).toBe('First')
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
})

test('embedded: a notice shows inside', async () => {
  const page = start({ enableEmbedded: true })
  page.modal.embed(place())
  await until(() => page.find('[data-view="First"]'))
  page.ctx.notify({ surface: 'banner', variant: 'success', code: 'COPIED', text: () => 'Copied' })
  const notice = await until(() => page.find('[data-notice="COPIED"]'))
  expect(page.find('[part="card"]').contains(notice)).toBe(true)
})

test('embedded: its end closes it, and no dialog takes its place', async () => {
  const page = start({ enableEmbedded: true })
  const leave = page.modal.embed(place())
  await until(() => page.find('[data-view="First"]'))
  leave()
  await until(() => expect(document.querySelector('[data-latchkey]')).toBeNull())
  expect(page.shownView()).toBeUndefined()
})

test('embedded: while a guard refuses its end, the dialog takes over', async () => {
  const page = start()
  let verdict: GuardResult = { kind: 'refuse', reason: 'sign in first' }
  page.ctx.protect(beforeClose, () => verdict)
  const leave = page.modal.embed(place())
  await until(() => page.find('[data-view="First"]'))
  leave()
  await until(() => expect(page.dialog().open).toBe(true))
  expect(page.portal().parentElement).toBe(document.body)
  verdict = { kind: 'allow' }
  page.latchkey.close()
  await page.closed()
})

test('embedded: asked for before the start, it shows with the start', async () => {
  const page = start({ enableEmbedded: true })
  page.end()
  const later = createModalPage({ enableEmbedded: true })
  ends.push(later.end)
  later.modal.embed(place())
  await until(() => later.find('[data-view="First"]'))
})

test('enableEmbedded: without a place nothing is put into the page', async () => {
  const page = start({ enableEmbedded: true })
  page.latchkey.open()
  await drawn()
  expect(document.querySelector('[data-latchkey]')).toBeNull()
})

test('disableAppend: the dialog waits for its place and opens from there', async () => {
  const page = start({ disableAppend: true })
  page.latchkey.open()
  await drawn()
  expect(document.querySelector('[data-latchkey]')).toBeNull()
  const element = place()
  page.modal.embed(element)
  await until(() => expect(page.dialog().matches(':modal')).toBe(true))
  expect(page.portal().parentElement).toBe(element)
})
