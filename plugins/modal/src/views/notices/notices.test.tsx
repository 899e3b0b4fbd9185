import type { Notice } from '@latchkey/kernel'
import { afterEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { createModalPage, type ModalPage } from '../../test-support/modal-page'
import { until } from '../../test-support/until'

const ends: (() => void)[] = []

function start(): ModalPage {
  const page = createModalPage()
  ends.push(page.end)
  return page
}

function notice(surface: Notice['surface'], variant: Notice['variant'], code: string): Notice {
  return { surface, variant, code, text: (t) => t(`notice.${code}`, `Text of ${code}`) }
}

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

test('banner: is shown inside the open dialog until its time is over', async () => {
  const page = start()
  await page.open()
  page.ctx.notify(notice('banner', 'success', 'COPIED'))
  const banner = await until(() => page.find('[data-notice="COPIED"]'))
  expect(page.dialog().contains(banner)).toBe(true)
  expect(banner.querySelector('[role="status"]')?.textContent).toBe('Text of COPIED')
  await page.clock.advance(2650)
  await until(() => expect(page.shadow().querySelector('[data-notice]')).toBeNull())
})

test('banner: leaves with the view that caused it', async () => {
  const page = start()
  await page.open()
  page.ctx.notify(notice('banner', 'error', 'FAILED'))
  await until(() => page.find('[data-notice="FAILED"]'))
  await page.clock.advance(500)
  page.ctx.router.push('Second')
  await until(() => page.find('[data-view="Second"]'))
  expect(page.shadow().querySelector('[data-notice]')).toBeNull()
})

test('banner: before the dialog was opened, it is shown in a popover above the page', async () => {
  const page = start()
  page.ctx.notify(notice('banner', 'error', 'FAILED'))
  const banner = await until(() => page.find('[data-notice="FAILED"]'))
  expect(banner.querySelector('[role="alert"]')).not.toBeNull()
  const layer = banner.closest('[popover]')
  expect(layer?.matches(':popover-open')).toBe(true)
  expect(banner.checkVisibility()).toBe(true)
  await page.clock.advance(2650)
  await until(() => expect(layer?.matches(':popover-open')).toBe(false))
})

test('banner: a browser without popovers shows it as long, and gets no method from us', async () => {
  const names = ['showPopover', 'hidePopover'] as const
  const own = names.map(
    (name) => [name, Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)] as const,
  )
  for (const name of names) Reflect.deleteProperty(HTMLElement.prototype, name)
  try {
    const page = start()
    page.ctx.notify(notice('banner', 'error', 'FAILED'))
    const banner = await until(() => page.find('[data-notice="FAILED"]'))
    expect(banner.checkVisibility()).toBe(true)
    expect('showPopover' in HTMLElement.prototype).toBe(false)
    await page.clock.advance(2650)
    await until(() => expect(page.find('[popover]').checkVisibility()).toBe(false))
  } finally {
    for (const [name, value] of own) if (value) Object.defineProperty(HTMLElement.prototype, name, value)
  }
})

test('alert: clicks beside it reach the page', async () => {
  const page = start()
  page.ctx.notify(notice('alert', 'success', 'SENT'))
  const alert = await until(() => page.find('[popover] [data-notice="SENT"]'))
  const { left, top, height } = alert.getBoundingClientRect()
  const middle = top + height / 2
  expect(document.elementFromPoint(left + 1, middle)?.hasAttribute('data-latchkey')).toBe(true)
  expect(document.elementFromPoint(left - 1, middle)?.hasAttribute('data-latchkey')).not.toBe(true)
})

test('alert: is no wider than a phone', async () => {
  await browser.viewport(320, 640)
  try {
    const page = start()
    page.ctx.notify(notice('alert', 'error', 'FAILED'))
    const alert = await until(() => page.find('[popover] [data-notice="FAILED"]'))
    const { left, right } = alert.getBoundingClientRect()
    expect([left, right]).toEqual([16, 304])
  } finally {
    await browser.viewport(1024, 768)
  }
})

test('alert: moves into the dialog when it opens, and is closed by its button', async () => {
  const page = start()
  page.ctx.notify(notice('alert', 'warning', 'EXPIRED'))
  await until(() => page.find('[popover] [data-notice="EXPIRED"]'))
  await page.open()
  await until(() => page.find('dialog [data-notice="EXPIRED"]'))
  expect(page.find('[popover]').matches(':popover-open')).toBe(false)
  page.button('Dismiss').click()
  await until(() => expect(page.shadow().querySelector('[data-notice]')).toBeNull())
})

test('notice: is translated again when the language changes', async () => {
  const page = start()
  await page.open()
  page.ctx.notify(notice('alert', 'info', 'HELLO'))
  await until(() => page.find('[data-notice="HELLO"]'))
  page.latchkey.setLanguage({ locale: 'de', texts: { 'notice.HELLO': 'Guten Tag' } })
  await until(() => expect(page.find('[data-notice="HELLO"]').textContent).toContain('Guten Tag'))
})

test('banner: moves to the popover when the dialog closes, and is not announced again', async () => {
  const page = start()
  await page.open()
  page.ctx.notify(notice('banner', 'error', 'FAILED'))
  await until(() => expect(page.find('[data-notice="FAILED"] [role="alert"]')).toBeTruthy())
  page.ctx.router.close()
  await until(() => expect(page.find('[data-notice="FAILED"]').closest('[popover]')).not.toBeNull())
  expect(page.find('[data-notice="FAILED"]').textContent).toBe('Text of FAILED')
  expect(page.shadow().querySelectorAll('[role="alert"]')).toHaveLength(0)
})

test('banner: update() changes the shown banner, and dismiss() removes it', async () => {
  const page = start()
  await page.open()
  const handle = page.ctx.notify(notice('banner', 'loading', 'SENDING'))
  const shown = await until(() => page.find('[data-notice="SENDING"]'))
  handle.update(notice('banner', 'loading', 'STILL_SENDING'))
  const updated = await until(() => page.find('[data-notice="STILL_SENDING"]'))
  expect(updated).toBe(shown)
  handle.dismiss()
  await until(() => expect(page.shadow().querySelector('[data-notice]')).toBeNull())
})

test('alert: its link opens in a new tab', async () => {
  const page = start()
  await page.open()
  const link = { label: () => 'View on explorer', url: 'https://etherscan.io/tx/0xab' }
  page.ctx.notify({ ...notice('alert', 'success', 'SENT'), link })
  const anchor = await until(() => page.find('[data-notice="SENT"] a'))
  expect([anchor.getAttribute('href'), anchor.getAttribute('target'), anchor.textContent]).toEqual([
    link.url,
    '_blank',
    link.label(),
  ])
})
