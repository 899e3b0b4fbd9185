import type { WalletEntry } from '@latchkey/cloud/contract'
import { LatchkeyError } from '@latchkey/kernel'
import { createFakeBrowser } from '@latchkey/kernel/testing'
import { settled } from '@latchkey/ui-primitives/test-support'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { connectContract } from '../contract'
import { createFakeRelay, type FakeRelay, PAIRING_LIFETIME_MS, PAIRING_URI } from '../test-support/fake-relay'
import { walletRow } from '../test-support/fake-session'
import { type RenderedConnect, renderConnect } from '../test-support/render-connect'

class FakeError extends LatchkeyError {
  constructor(readonly code: string) {
    super(`Sentence of ${code}`)
  }
}

const oak: WalletEntry = {
  id: 'oak',
  name: 'Oak',
  mobileLink: 'oak://',
  universalLink: 'https://oak.example',
  webappLink: 'https://app.oak.example',
  desktopLink: 'oak-desk:',
  homepage: 'https://oak.example',
}
const ENCODED = encodeURIComponent(PAIRING_URI)
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

interface Parts extends Omit<Parameters<typeof renderConnect>[0] & object, 'relay'> {
  readonly wallet?: WalletEntry | undefined
  readonly phone?: boolean
  readonly opened?: boolean
  readonly basic?: boolean
}

async function pair(parts: Parts = {}): Promise<RenderedConnect & { readonly relay: FakeRelay }> {
  const relay = createFakeRelay({ status: 'opening' })
  const browser = createFakeBrowser(parts.phone ? { userAgent: IPHONE } : {})
  const view = await renderConnect({ browser, ...parts, relay })
  const { wallet, opened } = parts
  await view.open(
    parts.basic ? 'ConnectingWalletConnectBasic' : 'ConnectingWalletConnect',
    parts.basic ? undefined : { ...(wallet ? { wallet } : {}), ...(opened ? { opened } : {}) },
  )
  return { ...view, relay }
}

const ready = ({ relay, test: { clock } }: Awaited<ReturnType<typeof pair>>, uri?: string): Promise<void> =>
  settled(() => relay.ready(clock.now(), uri))
const fail = (view: RenderedConnect, code: string): Promise<void> =>
  settled(() => view.session.calls.at(-1)?.reject(new FakeError(code)))
const phase = (view: RenderedConnect): string | null =>
  view.find('[part="pairing"]').getAttribute('data-phase')
const codeState = (view: RenderedConnect): string | null =>
  view.find('[part="qr-code"]').getAttribute('data-state')
const tabs = (view: RenderedConnect): readonly (string | null)[] =>
  view.findAll('[role="tab"]').map(({ textContent }) => textContent)
const button = (view: RenderedConnect, name: string): HTMLElement => {
  const found = view.findAll('button').find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`No button is called ${name}: ${view.text()}`)
  return found
}

interface Opened {
  readonly url: string
  readonly target: string
  readonly active: boolean
}

/** What the page would open, and whether that was in the visitor's tap. */
function standInOpen(): Opened[] {
  const opened: Opened[] = []
  const open = (url: string, target: string): null => {
    opened.push({ url, target, active: navigator.userActivation.isActive })
    return null
  }
  Object.defineProperty(window, 'open', { configurable: true, writable: true, value: open })
  return opened
}
const realOpen = window.open

function standIn(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, get: () => value })
}

afterEach(() => {
  Object.defineProperty(window, 'open', { configurable: true, writable: true, value: realOpen })
  for (const name of ['clipboard', 'onLine', 'userActivation']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(document, 'visibilityState')
})

test('pairing: asks the relay once, in StrictMode too, and keeps the place of the code', async () => {
  const view = await pair()
  expect(view.session.calls.map(({ walletId }) => walletId)).toEqual(['walletConnect'])
  expect([phase(view), codeState(view)]).toEqual(['opening', 'coming'])
  const { width, height } = view.find('[part="qr-code"]').getBoundingClientRect()
  const before = view.find('[part="pairing"]').getBoundingClientRect().height
  await ready(view)
  expect([phase(view), codeState(view)]).toEqual(['ready', 'ready'])
  const after = view.find('[part="qr-code"]').getBoundingClientRect()
  expect([after.width, after.height]).toEqual([width, height])
  expect(view.find('[part="pairing"]').getBoundingClientRect().height).toBe(before)
  expect(view.announced()).toBe('The code is ready. Scan it with your wallet, or copy the link.')
  expect(view.session.calls).toHaveLength(1)
  await view.unmount()
})

test('pairing: a code that is shown is scanned, not opened: the relay keeps no link', async () => {
  const view = await pair({ wallet: oak })
  expect(view.relay.links).toEqual([])
  await ready(view)
  expect(new Set(view.relay.links)).toEqual(new Set([undefined]))
  await view.unmount()
})

test('pairing: approval turns the key, remembers the wallet that was chosen, and closes', async () => {
  const view = await pair({ wallet: oak })
  await ready(view)
  await settled(() => view.session.calls[0]?.resolve())
  expect(view.find('[part="tumbler"]').getAttribute('data-state')).toBe('settled')
  expect(view.announced()).toBe('Connected to Oak. You can go on.')
  expect(view.test.latchkey.read(connectContract).recent[0]).toEqual({ id: 'oak', wallet: oak })
  expect(view.test.shownView()).toBe('ConnectingWalletConnect')
  await view.advance(700)
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('pairing: whoever scanned is not known by name and not remembered here', async () => {
  const view = await pair()
  await ready(view)
  await settled(() => view.session.calls[0]?.resolve())
  expect(view.announced()).toBe('Connected to your wallet. You can go on.')
  expect(view.test.latchkey.read(connectContract).recent).toEqual([])
  await view.unmount()
})

test('pairing: leaving abandons the wait, not the code, and the next visit shows it at once', async () => {
  const view = await pair({ wallet: oak })
  await ready(view)
  await settled(() => view.test.latchkey.close())
  await view.open('WhatIsAWallet')
  expect(view.session.calls[0]?.signal?.aborted).toBe(true)
  expect(view.relay.listening).toBe(0)
  await view.open('ConnectingWalletConnect', { wallet: oak })
  expect([phase(view), view.session.calls.length]).toEqual(['ready', 2])
  await view.unmount()
})

test('pairing: a code that has expired fades, says so and offers a new one, with the focus kept', async () => {
  const view = await pair()
  await ready(view)
  await view.advance(PAIRING_LIFETIME_MS - 1)
  expect(phase(view)).toBe('ready')
  await view.advance(1)
  expect([phase(view), codeState(view)]).toEqual(['expired', 'veiled'])
  expect(view.announced()).toBe('This code has expired')
  await settled(() => userEvent.click(button(view, 'New code')))
  expect(view.session.calls).toHaveLength(2)
  expect(view.session.calls[0]?.signal?.aborted).toBe(true)
  expect(view.shadow.activeElement).toBe(view.find('[part="pairing"]'))
  await ready(view, `${PAIRING_URI}&again`)
  expect([phase(view), codeState(view)]).toEqual(['ready', 'ready'])
  await view.unmount()
})

test('pairing: an attempt that session calls expired is expired, whatever the clock says', async () => {
  const view = await pair()
  await ready(view)
  await fail(view, 'PAIRING_EXPIRED')
  expect([phase(view), codeState(view)]).toEqual(['expired', 'veiled'])
  await view.unmount()
})

test.each([
  ['USER_REJECTED', 'Connection declined. Nothing was connected. You can ask Oak again.'],
  [
    'RELAY_UNREACHABLE',
    'Phone wallets are out of reach. The service between this page and your phone does not answer. Wallets of this browser still work.',
  ],
  ['SOMETHING_ELSE', 'Sentence of SOMETHING_ELSE. Nothing was connected. Try again.'],
])('pairing: %s is said, and may be tried again or left for the list', async (code, sentence) => {
  const view = await pair({ wallet: oak })
  await fail(view, code)
  expect([phase(view), view.announced()]).toEqual(['failed', sentence])
  await view.press('Try again')
  expect([phase(view), view.session.calls.length]).toEqual(['opening', 2])
  await fail(view, code)
  await view.press('Other ways to connect')
  expect(view.test.shownView()).toBe('Connect')
  await view.unmount()
})

test('pairing: without a network it says so and goes on by itself when there is one', async () => {
  standIn(navigator, 'onLine', false)
  const view = await pair()
  await fail(view, 'RELAY_UNREACHABLE')
  expect(view.text()).toContain('You are offline')
  standIn(navigator, 'onLine', true)
  await settled(() => view.test.browser.fire(new Event('online')))
  expect([phase(view), view.session.calls.length]).toEqual(['opening', 2])
  await view.unmount()
})

test('pairing: the network goes while the code stands: the code stays, the words change', async () => {
  const view = await pair()
  await ready(view)
  standIn(navigator, 'onLine', false)
  await settled(() => view.test.browser.fire(new Event('offline')))
  expect([phase(view), codeState(view)]).toEqual(['ready', 'ready'])
  expect(view.text()).toContain('You are offline')
  await view.unmount()
})

test('pairing: without a relay it says so and leads to the list', async () => {
  const view = await renderConnect()
  await view.open('ConnectingWalletConnect', {})
  expect(phase(view)).toBe('absent')
  expect(view.text()).toContain('Phone wallets are not offered here')
  await view.press('Other ways to connect')
  expect(view.test.shownView()).toBe('Connect')
  await view.unmount()
})

test('copy link: copies the pairing exactly and says so; where it cannot, the text stands there to be taken', async () => {
  const written: string[] = []
  standIn(navigator, 'clipboard', { writeText: async (text: string) => void written.push(text) })
  const view = await pair()
  expect(button(view, 'Copy link').hasAttribute('disabled')).toBe(true)
  await ready(view)
  await view.press('Copy link')
  expect([written, view.text().includes('Link copied')]).toEqual([[PAIRING_URI], true])
  standIn(navigator, 'clipboard', { writeText: () => Promise.reject(new Error('no permission')) })
  await view.press('Link copied')
  const text = view.find('[part="pairing-link"]')
  await settled(() => text.focus())
  expect(text instanceof HTMLTextAreaElement && text.value).toBe(PAIRING_URI)
  expect(view.text()).toContain('Copying failed')
  await view.unmount()
})

test('panes: tabs stand best first, keys move between them, one pane asks once', async () => {
  const view = await pair({ wallet: oak })
  expect(tabs(view)).toEqual(['Mobile', 'Web app', 'Desktop'])
  await ready(view)
  await settled(() => view.find('[role="tab"][aria-selected="true"]').focus())
  await settled(() => userEvent.keyboard('{ArrowRight}'))
  expect(view.find('[part="pairing"]').getAttribute('data-pane')).toBe('web')
  await settled(() => userEvent.keyboard('{End}'))
  expect(view.find('[part="pairing"]').getAttribute('data-pane')).toBe('desktop')
  expect(view.session.calls).toHaveLength(1)
  await view.unmount()
})

test('web and desktop: opened by a tap, in its own task, beside the page, and remembered', async () => {
  const opened = standInOpen()
  const view = await pair({ wallet: oak })
  await ready(view)
  await view.press('Web app')
  await settled(() => userEvent.click(button(view, 'Open Oak')))
  await view.press('Desktop')
  await settled(() => userEvent.click(button(view, 'Open Oak')))
  expect(opened).toEqual([
    { url: `https://app.oak.example/wc?uri=${ENCODED}`, target: '_blank', active: true },
    { url: `oak-desk://wc?uri=${ENCODED}`, target: '_blank', active: true },
  ])
  expect(view.relay.links.slice(-2)).toEqual([
    { href: 'https://app.oak.example/', name: 'Oak' },
    { href: 'oak-desk://', name: 'Oak' },
  ])
  expect(view.text()).toContain('Approve in Oak')
  await view.unmount()
})

test('browser: a wallet that is installed is asked there, and no relay is', async () => {
  const row = walletRow('Oak', { rdns: 'example.oak' })
  const view = await pair({ wallet: { ...oak, rdns: 'example.oak' }, state: { wallets: [row] } })
  expect(tabs(view)[0]).toBe('Browser')
  expect(view.session.calls).toEqual([])
  await view.press('Open Oak')
  expect(view.test.shownView()).toBe('ConnectingExternal')
  await view.unmount()
})

test('browser: a wallet without rdns is not the one of another that names none either (trap 21)', async () => {
  const view = await pair({ wallet: oak, state: { wallets: [walletRow('Nameless')] } })
  expect(tabs(view)).not.toContain('Browser')
  await view.unmount()
})

test('unsupported: an extension that is not here says so; beside other ways it does not stand (trap 22)', async () => {
  const extension: WalletEntry = {
    id: 'oak',
    name: 'Oak',
    rdns: 'example.oak',
    homepage: 'https://oak.example',
  }
  const view = await pair({ wallet: extension })
  expect(view.text()).toContain('Oak was not found')
  expect(view.session.calls).toEqual([])
  expect(view.find('[part="pairing-get"] a').getAttribute('href')).toBe('https://oak.example/')
  await view.unmount()
  const other = await pair({ wallet: { ...extension, mobileLink: 'oak://' } })
  expect(other.find('[part="pairing"]').getAttribute('data-pane')).toBe('qrcode')
  await other.unmount()
})

test('get: several places lead to Downloads, one leads straight there', async () => {
  const view = await pair({ wallet: { ...oak, appStore: 'https://apps.example/oak' } })
  await view.press(/^Get$/)
  expect(view.test.shownView()).toBe('Downloads')
  await view.unmount()
})

test('mobile: the wallet is opened in the tap’s own task, once, and the view waits', async () => {
  standIn(navigator, 'userActivation', { isActive: false })
  const view = await pair({ wallet: oak, phone: true })
  expect(button(view, 'Open Oak').getAttribute('aria-busy')).toBe('true')
  await ready(view)
  Reflect.deleteProperty(navigator, 'userActivation')
  const opened = standInOpen()
  await settled(() => userEvent.click(button(view, 'Open Oak')))
  // The page of a test lies in a frame.
  expect(opened).toEqual([{ url: `oak://wc?uri=${ENCODED}`, target: '_top', active: true }])
  expect(view.relay.links).toEqual([{ href: 'oak://', name: 'Oak' }])
  expect(view.announced()).toContain('Approve in Oak')
  expect(view.session.calls).toHaveLength(1)
  await view.unmount()
})

test('mobile: opens by itself when the pairing arrives while the tap still counts, and never twice', async () => {
  standIn(navigator, 'userActivation', { isActive: true })
  const opened = standInOpen()
  const view = await pair({ wallet: oak, phone: true })
  expect(opened).toEqual([])
  await ready(view)
  await ready(view)
  expect(opened.map(({ url }) => url)).toEqual([`oak://wc?uri=${ENCODED}`])
  await view.unmount()
})

test('mobile: waits for a tap when the last one no longer counts, or the tap before has opened it', async () => {
  const opened = standInOpen()
  standIn(navigator, 'userActivation', { isActive: false })
  const late = await pair({ wallet: oak, phone: true })
  await ready(late)
  await late.unmount()
  standIn(navigator, 'userActivation', { isActive: true })
  const done = await pair({ wallet: oak, phone: true, opened: true })
  await ready(done)
  expect(opened).toEqual([])
  expect(done.text()).toContain('Approve in Oak')
  await done.unmount()
})

test('mobile: a page that is still seen after 2.5 s offers the other link, the text and the code, and starts nothing over', async () => {
  standIn(navigator, 'userActivation', { isActive: false })
  const opened = standInOpen()
  const view = await pair({ wallet: oak, phone: true })
  await ready(view)
  await view.press('Open Oak')
  expect(view.text()).not.toContain('Show code')
  await view.advance(2500)
  expect(view.announced()).toBe('Did Oak not open? Nothing is lost. Try one of these.')
  await view.press('Show code')
  expect([codeState(view), view.relay.links.at(-1)]).toEqual(['ready', undefined])
  await view.press('Open Oak another way')
  expect(opened.map(({ url }) => url)).toEqual([
    `oak://wc?uri=${ENCODED}`,
    `https://oak.example/wc?uri=${ENCODED}`,
  ])
  expect(view.relay.links.at(-1)).toEqual({ href: 'https://oak.example/', name: 'Oak' })
  expect([view.session.calls.length, view.session.calls[0]?.signal?.aborted]).toEqual([1, false])
  await view.unmount()
})

test('mobile: a visitor who comes back finds the view waiting, not starting again', async () => {
  standIn(navigator, 'userActivation', { isActive: false })
  standInOpen()
  const view = await pair({ wallet: oak, phone: true })
  await ready(view)
  await view.press('Open Oak')
  standIn(document, 'visibilityState', 'hidden')
  await settled(() => view.test.browser.fire(new Event('visibilitychange')))
  await view.advance(20_000)
  expect(view.text()).not.toContain('Did Oak not open?')
  standIn(document, 'visibilityState', 'visible')
  await settled(() => view.test.browser.fire(new Event('pageshow')))
  expect(view.text()).toContain('Waiting for Oak')
  expect([phase(view), view.session.calls.length]).toEqual(['ready', 1])
  await settled(() => view.session.calls[0]?.resolve())
  expect(view.announced()).toContain('Connected to Oak')
  await view.unmount()
})

test('mobile: what took too long starts again with a link of its own', async () => {
  standIn(navigator, 'userActivation', { isActive: false })
  const opened = standInOpen()
  const view = await pair({ wallet: oak, phone: true })
  await ready(view)
  await view.press('Open Oak')
  await fail(view, 'PAIRING_EXPIRED')
  await view.press('Start again')
  await ready(view, `${PAIRING_URI}&again`)
  await view.press('Open Oak')
  expect(opened[1]?.url).toBe(`oak://wc?uri=${encodeURIComponent(`${PAIRING_URI}&again`)}`)
  await view.unmount()
})

test('mobile: a link nobody should open is reported once and never opened; the code stands instead', async () => {
  const opened = standInOpen()
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

test('basic: the code and its link, nothing about lists', async () => {
  const view = await pair({ basic: true })
  await ready(view)
  expect(codeState(view)).toBe('ready')
  await fail(view, 'RELAY_UNREACHABLE')
  expect(view.text()).not.toContain('Other ways')
  await view.press('Try again')
  expect([phase(view), view.session.calls.length]).toEqual(['ready', 2])
  await view.unmount()
})

/** A button that has just become another one fades into its colours. */
const still = (view: RenderedConnect) => expect.poll(() => view.violations()).toEqual([])

for (const mode of ['light', 'dark'] as const)
  test(`pairing: axe finds nothing in any state in ${mode}, right to left`, async () => {
    standIn(navigator, 'userActivation', { isActive: false })
    standInOpen()
    const view = await pair({ wallet: oak, mode, direction: 'rtl' })
    await still(view)
    await ready(view)
    await still(view)
    await view.press('Desktop')
    await still(view)
    await view.press('Mobile')
    await view.advance(PAIRING_LIFETIME_MS)
    await still(view)
    await view.press('New code')
    await fail(view, 'RELAY_UNREACHABLE')
    await still(view)
    await view.unmount()
    const phone = await pair({ wallet: oak, phone: true, mode, direction: 'rtl' })
    await ready(phone)
    await phone.press('Open Oak')
    await phone.advance(2500)
    await phone.press('Show code')
    await still(phone)
    await settled(() => phone.session.calls[0]?.resolve())
    await still(phone)
    await phone.unmount()
  })
