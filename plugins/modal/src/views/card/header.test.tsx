import { lazy } from '@latchkey/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { type HeaderAction, headerActions } from '../../contract'
import { createModalPage, type ModalPage } from '../../test-support/modal-page'
import { until } from '../../test-support/until'

const ends: (() => void)[] = []

function start(...options: Parameters<typeof createModalPage>): ModalPage {
  const page = createModalPage(...options)
  ends.push(page.end)
  return page
}

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

test('header action: is shown at the start in its own view, is updated, and is replaced by the back button', async () => {
  const page = start()
  const run = vi.fn()
  const filled = page.ctx.fill(headerActions, {
    id: 'help',
    view: 'First',
    label: () => 'Help',
    icon: 'help',
    run,
  })
  await page.open()
  page.button('Help').click()
  expect(run).toHaveBeenCalledOnce()
  filled.update({ icon: 'network', label: () => 'Ethereum' })
  await until(() => expect(page.find('[part~="header-action"]').textContent).toBe('Ethereum'))
  page.ctx.router.push('Second')
  await until(() => page.find('[part~="back"]'))
  expect(page.shadow().querySelector('[part~="header-action"]')).toBeNull()
})

test('header action: all actions at the end are shown beside the close button, also with a back button', async () => {
  const page = start()
  const run = vi.fn()
  for (const id of ['bell', 'scan'])
    page.ctx.fill(headerActions, {
      id,
      view: 'Second',
      placement: 'end',
      label: () => id,
      badge: id === 'bell' ? () => '3' : undefined,
      disabled: id === 'scan',
      icon: lazy(async () => ({ default: () => <svg data-icon={id} /> })),
      run,
    })
  await page.open()
  expect(page.shadow().querySelector('[part~="header-action"]')).toBeNull()
  page.ctx.router.push('Second')
  await until(() => page.find('[data-icon="bell"]'))
  page.find('[part~="back"]')
  const names = [...page.shadow().querySelectorAll('[part="header"] button')].map((one) =>
    one.getAttribute('aria-label'),
  )
  expect(names).toEqual(['Back', 'bell (3)', 'scan', 'Close'])
  page.button('bell (3)').click()
  page.button('scan').click()
  expect(run).toHaveBeenCalledOnce()
})

test('header action: its component replaces the button, and a component that cannot be loaded is reported', async () => {
  const page = start()
  const fill = (id: string, component: HeaderAction['component']): void =>
    void page.ctx.fill(headerActions, {
      id,
      view: 'First',
      placement: 'end',
      label: () => id,
      component,
      run: () => undefined,
    })
  fill(
    'whole',
    lazy(async () => ({ default: () => <b data-own>own</b> })),
  )
  fill(
    'broken',
    lazy(() => Promise.reject(new Error('offline'))),
  )
  await page.open()
  await until(() => page.find('[part="header"] [data-own]'))
  await until(() => expect(page.errors).toMatchObject([{ pluginId: 'modal', error: { message: 'offline' } }]))
  page.button('Close')
})
