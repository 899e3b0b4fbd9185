import { beforeClose } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import { afterEach, expect, test, vi } from 'vitest'
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

test('failed view: explains the failure, and its button loads the view again', async () => {
  const page = start()
  page.latchkey.open('Unreachable')
  await until(() => page.button('Try again'))
  expect(page.find('[role="alert"]').textContent).toContain('Couldn’t load this part')
  expect(page.shadow().textContent).not.toContain('offline')
  expect(page.button('Reload page')).toBeDefined()
  page.makeReachable()
  page.button('Try again').click()
  await until(() => page.find('[data-view="Second"]'))
  await until(() => expect(page.find('h2').textContent).toBe('Reached'))
})

test('failed view: a view that throws keeps the back button', async () => {
  const page = start()
  await page.open()
  page.ctx.router.push('Broken')
  await until(() => page.button('Try again'))
  expect(page.shadow().textContent).not.toContain('developers only')
  expect(page.failures.map(({ phase }) => phase)).toContain('view')
  const [, back] = [...page.shadow().querySelectorAll('button')].filter(
    (one) => one.ariaLabel === 'Back' || one.textContent === 'Back',
  )
  back?.click()
  await until(() => page.find('[data-view="First"]'))
})

test('failed view: after a guard has refused to close, disconnecting closes the dialog', async () => {
  const disconnect = vi.fn(async () => undefined)
  const state: SessionState = {
    restoreStatus: 'done',
    connections: {},
    active: {},
    activeNamespace: undefined,
    networks: [],
    preferredNetworkIds: {},
    preferredAccountTypes: {},
    wallets: [],
    remembered: [],
  }
  const page = start({}, { fakes: [fake(sessionContract, { api: { disconnect }, state })] })
  page.ctx.protect(beforeClose, () =>
    disconnect.mock.calls.length > 0 ? { kind: 'allow' } : { kind: 'refuse', reason: 'sign in' },
  )
  page.latchkey.open('Unreachable')
  await until(() => page.button('Try again'))
  page.button('Close').click()
  await until(() => page.button('Disconnect and close').click())
  await page.closed()
  expect(disconnect).toHaveBeenCalledOnce()
})
