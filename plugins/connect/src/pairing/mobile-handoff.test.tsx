import { createFakeBrowser } from '@latchkey/kernel/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createFakeRelay, PAIRING_URI, relayRow } from '../test-support/fake-relay'
import { knownChain } from '../test-support/known-chain'
import { renderConnect } from '../test-support/render-connect'
import {
  button,
  codeState,
  ENCODED,
  fail,
  IPHONE,
  oak,
  overrideProperty,
  pair,
  phase,
  ready,
  recordWindowOpen,
  restoreOverrides,
} from '../test-support/render-pairing'

afterEach(restoreOverrides)

test('mobile: a tap opens the wallet once, in its own task, and the view waits', async () => {
  overrideProperty(navigator, 'userActivation', { isActive: false })
  const view = await pair({ wallet: oak, phone: true })
  expect(button(view, 'Open Oak').getAttribute('aria-busy')).toBe('true')
  await ready(view)
  Reflect.deleteProperty(navigator, 'userActivation')
  const opened = recordWindowOpen()
  await act(() => userEvent.click(button(view, 'Open Oak')))
  // Tests run in a frame, so the link opens in the top window.
  expect(opened).toEqual([{ url: `oak://wc?uri=${ENCODED}`, target: '_top', active: true }])
  expect(view.relay.links).toEqual([{ href: 'oak://', name: 'Oak' }])
  expect(view.announced()).toContain('Approve in Oak')
  expect(view.session.connects).toHaveLength(1)
  await view.unmount()
})

test('mobile: opens the wallet once without a tap if the user activation is still active when the pairing is ready', async () => {
  overrideProperty(navigator, 'userActivation', { isActive: true })
  const opened = recordWindowOpen()
  const view = await pair({ wallet: oak, phone: true })
  expect(opened).toEqual([])
  await ready(view)
  await ready(view)
  expect(opened.map(({ url }) => url)).toEqual([`oak://wc?uri=${ENCODED}`])
  await view.unmount()
})

test('mobile: waits for a tap if the user activation has ended, or if the wallet was opened before', async () => {
  const opened = recordWindowOpen()
  overrideProperty(navigator, 'userActivation', { isActive: false })
  const late = await pair({ wallet: oak, phone: true })
  await ready(late)
  await late.unmount()
  overrideProperty(navigator, 'userActivation', { isActive: true })
  const done = await pair({ wallet: oak, phone: true, opened: true })
  await ready(done)
  expect(opened).toEqual([])
  expect(done.text()).toContain('Approve in Oak')
  await done.unmount()
})

test('mobile: if the page is still visible after 2.5 s, the other link and the code of the same pairing are offered', async () => {
  overrideProperty(navigator, 'userActivation', { isActive: false })
  const opened = recordWindowOpen()
  const view = await pair({ wallet: oak, phone: true })
  await ready(view)
  await view.press('Open Oak')
  expect(view.text()).not.toContain('Show code')
  await view.advance(2500)
  expect(view.announced()).toBe('Oak didn’t open? Nothing is lost. Try one of these.')
  await view.press('Show code')
  expect([codeState(view), view.relay.links.at(-1)]).toEqual(['ready', undefined])
  await view.press('Open Oak another way')
  expect(opened.map(({ url }) => url)).toEqual([
    `oak://wc?uri=${ENCODED}`,
    `https://oak.example/wc?uri=${ENCODED}`,
  ])
  expect(view.relay.links.at(-1)).toEqual({ href: 'https://oak.example/', name: 'Oak' })
  expect([view.session.connects.length, view.session.connects[0]?.signal?.aborted]).toEqual([1, false])
  await view.unmount()
})

test('mobile: when the user returns, the view still waits and does not start again', async () => {
  overrideProperty(navigator, 'userActivation', { isActive: false })
  recordWindowOpen()
  const view = await pair({ wallet: oak, phone: true })
  await ready(view)
  await view.press('Open Oak')
  overrideProperty(document, 'visibilityState', 'hidden')
  await act(() => view.test.browser.fire(new Event('visibilitychange')))
  await view.advance(20_000)
  expect(view.text()).not.toContain('Oak didn’t open?')
  overrideProperty(document, 'visibilityState', 'visible')
  await act(() => view.test.browser.fire(new Event('pageshow')))
  expect(view.text()).toContain('Waiting for Oak')
  expect([phase(view), view.session.connects.length]).toEqual(['ready', 1])
  await act(() => view.session.connects[0]?.resolve())
  expect(view.announced()).toContain('Connected to Oak')
  await view.unmount()
})

test('mobile: an expired pairing can be started again with a new link', async () => {
  overrideProperty(navigator, 'userActivation', { isActive: false })
  const opened = recordWindowOpen()
  const view = await pair({ wallet: oak, phone: true })
  await ready(view)
  await view.press('Open Oak')
  await fail(view, 'PAIRING_EXPIRED')
  expect(view.text()).toContain('The link no longer works. Starting again takes a moment.')
  await view.press('Start again')
  await ready(view, `${PAIRING_URI}&again`)
  await view.press('Open Oak')
  expect(opened[1]?.url).toBe(`oak://wc?uri=${encodeURIComponent(`${PAIRING_URI}&again`)}`)
  await view.unmount()
})

test('mobile: the text does not ask the user to scan this phone’s own screen', async () => {
  const view = await pair({ phone: true })
  await ready(view)
  expect(view.text()).toContain('Is your wallet on this phone? Copy the link and paste it there.')
  expect(view.text()).not.toContain('with your phone')
  await view.unmount()
  const desktop = await pair()
  await ready(desktop)
  expect(desktop.text()).toContain('Scan with your phone')
  await desktop.unmount()
})

test('mobile: an unsafe link is reported once and never opened; the code is shown instead', async () => {
  const opened = recordWindowOpen()
  const view = await pair({
    wallet: { id: 'bad', name: 'Bad', mobileLink: 'javascript:alert(1)' },
    phone: true,
  })
  await ready(view)
  expect(view.find('[part="pairing"]').getAttribute('data-pane')).toBe('qrcode')
  expect(
    view.test.errors.map(({ pluginId, error }) => [pluginId, Reflect.get(Object(error), 'code')]),
  ).toEqual([['connect', 'WALLET_LINK_REFUSED']])
  expect(opened).toEqual([])
  await view.unmount()
})

test('list: if the pairing is ready before the tap, the tap opens the wallet, and the view does not open it again', async () => {
  const opened = recordWindowOpen()
  const relay = createFakeRelay()
  const view = await renderConnect({
    browser: createFakeBrowser({ userAgent: IPHONE }),
    options: { customWallets: [oak] },
    state: { wallets: [relayRow] },
    plugins: [knownChain()],
    connectors: [relay.connector],
  })
  await view.open('Connect')
  await view.advance(1000)
  await act(() => relay.ready(view.test.clock.now()))
  await expect.poll(() => view.text()).toContain('Oak')
  const row = view.findAll('button').find(({ textContent }) => textContent?.includes('Oak'))
  if (!row) throw new Error('There is no row.')
  await act(() => userEvent.click(row))
  expect(opened).toEqual([{ url: `oak://wc?uri=${ENCODED}`, target: '_top', active: true }])
  await expect.poll(() => view.text()).toContain('Approve in Oak')
  expect([opened.length, relay.links]).toEqual([1, [{ href: 'oak://', name: 'Oak' }]])
  await view.unmount()
})
