import { redirects } from '@latchkey/kernel'
import { afterEach, expect, test } from 'vitest'
import { createModalPage, type ModalPage } from '../../test-support/modal-page'
import { until } from '../../test-support/until'
import { canRenderAhead } from './render-ahead'

let end = (): void => undefined
afterEach(() => end())

function start(): ModalPage {
  const page = createModalPage()
  end = page.end
  return page
}

const drawn = (page: ModalPage): Element | null => page.shadow().querySelector('[data-view]')

/** A view that is rendered ahead, where this React can. */
async function drawAhead(page: ModalPage): Promise<Element | null> {
  page.latchkey.preload()
  if (!canRenderAhead) {
    // Only the dialog itself.
    await page.modal.frameHost()
    return null
  }
  await until(() => expect(page.portal()).toBeTruthy())
  await until(() => expect(drawn(page)).toBeTruthy())
  return drawn(page)
}

test('ahead: what the next opening shows is rendered, but not shown, and its effects do not run', async () => {
  const page = start()
  let ends = 0
  const count = (): void => {
    ends += 1
  }
  document.addEventListener('first-view-left', count)
  const ahead = await drawAhead(page)
  expect(ahead !== null).toBe(canRenderAhead)
  expect([page.dialog().open, ahead?.checkVisibility() ?? false, page.shownView()]).toEqual([
    false,
    false,
    undefined,
  ])
  end()
  document.removeEventListener('first-view-left', count)
  expect(ends).toBe(0)
  expect(page.errors).toEqual([])
})

test('ahead: opening shows the elements that were rendered ahead, and their effects run', async () => {
  const page = start()
  const ahead = await drawAhead(page)
  await page.open()
  await until(() => expect(page.find('[data-view]').checkVisibility()).toBe(true))
  expect(page.find('[data-view]') === ahead).toBe(canRenderAhead)
  expect(page.dialog().matches(':modal')).toBe(true)
  const left = new Promise((done) => document.addEventListener('first-view-left', done, { once: true }))
  page.latchkey.close()
  await left
})

test('ahead: nothing of an opening is left in the next one', async () => {
  const page = start()
  await drawAhead(page)
  await page.open()
  const before = page.find('[data-view]')
  const field = page.find('input')
  if (field instanceof HTMLInputElement) field.value = 'typed'
  page.latchkey.close()
  await page.closed()
  await until(() => expect(drawn(page)).toBeNull())
  await drawAhead(page)
  await page.open()
  expect(page.find('[data-view]')).not.toBe(before)
  expect(page.find('input')).toHaveProperty('value', '')
})

test('ahead: another view opens as if nothing had been rendered ahead', async () => {
  const page = start()
  const ahead = await drawAhead(page)
  await page.open('Second')
  expect(page.shadow().querySelectorAll('[data-view]')).toHaveLength(1)
  expect(ahead?.isConnected ?? false).toBe(false)
  const { height } = page.find('[part="card"]').getBoundingClientRect()
  expect(height).toBeGreaterThan(300)
  page.latchkey.close()
  await page.closed()
  await page.open()
  expect(page.find('[data-view]').dataset['view']).toBe('First')
})

test('ahead: the page sees neither style nor size of the dialog while it is laid out', async () => {
  const page = start()
  await drawAhead(page)
  await new Promise((done) => setTimeout(done, 50))
  expect([page.dialog().getAttribute('style') ?? '', page.dialog().checkVisibility()]).toEqual(['', false])
  page.modal.setTheme({ mode: 'dark' })
  await page.open()
  expect(page.find('[data-view]').checkVisibility()).toBe(true)
})

test('ahead: what has changed since it was rendered is shown in the first frame', async () => {
  const page = start()
  await drawAhead(page)
  page.latchkey.setLanguage({ locale: 'de', texts: { 'pages.first': 'Erste' } })
  const firstFrame = new Promise<string | null>((seen) => {
    const look = (): void => {
      if (page.shadow().querySelector('dialog')?.open) seen(page.find('h2').textContent)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  page.latchkey.open()
  expect(await firstFrame).toBe('Erste')
})

test('ahead: a view opens with its own arguments, not with those of another opening', async () => {
  const page = start()
  page.ctx.fill(redirects, {
    id: 'told',
    redirect: (to, { named }) => (named ? to : { view: 'Echo', args: { text: 'of the account before' } }),
  })
  page.latchkey.preload()
  page.ctx.router.push('Echo', { text: 'of this one' })
  await until(() => expect(page.find('[data-view]').textContent).toBe('of this one'))
})
