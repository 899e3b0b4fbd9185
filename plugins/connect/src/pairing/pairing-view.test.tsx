import { createFakeBrowser } from '@latchkey/kernel/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { connectContract } from '../contract'
import { PAIRING_LIFETIME_MS, PAIRING_URI } from '../test-support/fake-relay'
import { type RenderedConnect, renderConnect } from '../test-support/render-connect'
import {
  button,
  codeState,
  fail,
  oak,
  overrideProperty,
  pair,
  phase,
  ready,
  recordWindowOpen,
  restoreOverrides,
} from '../test-support/render-pairing'

afterEach(restoreOverrides)

const hidden = createFakeBrowser({ properties: { document: { visibilityState: 'hidden' } } })

test('pairing: starts once, in StrictMode too, and the code keeps its size when it is ready', async () => {
  const view = await pair()
  expect(view.session.connects.map(({ walletId }) => walletId)).toEqual(['walletConnect'])
  expect([phase(view), codeState(view)]).toEqual(['opening', 'coming'])
  const { width, height } = view.find('[part="qr-code"]').getBoundingClientRect()
  const before = view.find('[part="pairing"]').getBoundingClientRect().height
  await ready(view)
  expect([phase(view), codeState(view)]).toEqual(['ready', 'ready'])
  const after = view.find('[part="qr-code"]').getBoundingClientRect()
  expect([after.width, after.height]).toEqual([width, height])
  expect(view.find('[part="pairing"]').getBoundingClientRect().height).toBe(before)
  expect(view.announced()).toBe('The code is ready. Scan it with your wallet, or copy the link.')
  expect(view.session.connects).toHaveLength(1)
  await view.unmount()
})

test('pairing: while the code is shown no link to an app is remembered', async () => {
  const view = await pair({ wallet: oak })
  expect(view.relay.links).toEqual([])
  await ready(view)
  expect(new Set(view.relay.links)).toEqual(new Set([undefined]))
  await view.unmount()
})

test('pairing: an approval is shown, adds the chosen wallet to the recent ones, and closes the dialog', async () => {
  const view = await pair({ wallet: oak })
  await ready(view)
  await act(() => view.session.connects[0]?.resolve())
  expect(view.find('[part="status-ring"]').getAttribute('data-state')).toBe('done')
  expect(view.announced()).toBe('Connected to Oak. You’re all set.')
  await expect
    .poll(() => view.test.latchkey.read(connectContract).recent[0])
    .toEqual({ id: 'oak', wallet: oak })
  expect(view.test.shownView()).toBe('ConnectingWalletConnect')
  await view.advance(700)
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

const connection = { id: 'walletConnect', walletId: 'walletConnect', connectorId: 'walletConnect' } as const
const account = { namespace: 'eip155', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as const

test.each([
  [
    { ...connection, status: 'connecting' },
    { id: 'oak', wallet: oak },
  ],
  [{ ...connection, status: 'connected', accounts: [account], networkIds: {} }, undefined],
] as const)(
  'pairing: the wallet that is paired is stored for a reload, unless one is connected: %j',
  async (walletConnect, expected) => {
    const view = await pair({ wallet: oak, state: { connections: { walletConnect } } })
    await ready(view)
    await expect.poll(() => view.test.latchkey.read(connectContract).pairingWallet).toEqual(expected)
    await view.unmount()
  },
)

test('pairing: a wallet that scanned a code for any wallet is not added to the recent ones', async () => {
  const view = await pair()
  await ready(view)
  await act(() => view.session.connects[0]?.resolve())
  expect(view.announced()).toBe('Wallet connected. You’re all set.')
  expect(view.test.latchkey.read(connectContract).recent).toEqual([])
  await view.unmount()
})

test('pairing: leaving aborts the attempt but keeps the code, which is shown at once when the view opens again', async () => {
  const view = await pair({ wallet: oak })
  await ready(view)
  await act(() => view.test.latchkey.close())
  await view.open('WhatIsAWallet')
  expect(view.session.connects[0]?.signal?.aborted).toBe(true)
  expect(view.relay.listening).toBe(0)
  await view.open('ConnectingWalletConnect', { wallet: oak })
  expect([phase(view), view.session.connects.length]).toEqual(['ready', 2])
  await view.unmount()
})

test('pairing: an expired code fades, a text says so, and a new one can be requested without losing the focus', async () => {
  const view = await pair({ browser: hidden })
  await ready(view)
  await view.advance(PAIRING_LIFETIME_MS - 1)
  expect(phase(view)).toBe('ready')
  await view.advance(1)
  expect([phase(view), codeState(view)]).toEqual(['expired', 'veiled'])
  expect(view.announced()).toBe('This code has expired')
  await act(() => userEvent.click(button(view, 'New code')))
  expect(view.session.connects).toHaveLength(2)
  expect(view.session.connects[0]?.signal?.aborted).toBe(true)
  expect(view.shadow.activeElement).toBe(view.find('[part="pairing"]'))
  await ready(view, `${PAIRING_URI}&again`)
  expect([phase(view), codeState(view)]).toEqual(['ready', 'ready'])
  await view.unmount()
})

test('pairing: a code that expires on a visible page is replaced by itself, each code once', async () => {
  const view = await pair()
  for (const count of [1, 2, 3]) {
    await ready(view, `${PAIRING_URI}&${count}`)
    expect([view.session.connects.length, phase(view)]).toEqual([count, 'ready'])
    await view.advance(PAIRING_LIFETIME_MS)
  }
  expect(view.session.connects).toHaveLength(4)
  expect(view.session.connects[2]?.signal?.aborted).toBe(true)
  await view.advance(PAIRING_LIFETIME_MS)
  expect(view.session.connects).toHaveLength(4)
  await view.unmount()
})

test('pairing: a hidden page replaces its expired code when the user is back', async () => {
  const page = { visibilityState: 'hidden' }
  const browser = createFakeBrowser({ properties: { document: page } })
  const view = await pair({ browser })
  await ready(view)
  await view.advance(PAIRING_LIFETIME_MS)
  expect(view.session.connects).toHaveLength(1)
  page.visibilityState = 'visible'
  await act(() => browser.fire(new Event('visibilitychange')))
  expect(view.session.connects).toHaveLength(2)
  await view.unmount()
})

test.each([
  ['USER_REJECTED', 'stopped'],
  ['REQUEST_PENDING', 'stopped'],
  ['WALLET_LOCKED', 'stopped'],
  ['RELAY_UNREACHABLE', 'failed'],
])(
  'pairing: the status ring shows failures only, not refusals or pending requests: %s, %s',
  async (code, ring) => {
    const view = await pair({ wallet: oak })
    await fail(view, code)
    expect(view.find('[part="status-ring"]').getAttribute('data-state')).toBe(ring)
    await view.unmount()
  },
)

test('pairing: an attempt that fails with PAIRING_EXPIRED is expired before its time', async () => {
  const view = await pair({ browser: hidden })
  await ready(view)
  await fail(view, 'PAIRING_EXPIRED')
  expect([phase(view), codeState(view)]).toEqual(['expired', 'veiled'])
  await view.unmount()
})

test.each([
  ['USER_REJECTED', 'Connection declined. Nothing was connected. Try again when you’re ready.'],
  [
    'RELAY_UNREACHABLE',
    'Can’t reach phone wallets. The connection service isn’t answering. Browser wallets still work.',
  ],
  ['SOMETHING_ELSE', 'Sentence of SOMETHING_ELSE. Nothing was connected. Try again.'],
])('pairing: %s has its own text, and can be retried or left for the list', async (code, sentence) => {
  const view = await pair({ wallet: oak })
  await fail(view, code)
  expect([phase(view), view.announced()]).toEqual(['failed', sentence])
  await view.press('Try again')
  expect([phase(view), view.session.connects.length]).toEqual(['opening', 2])
  await fail(view, code)
  await view.press('Other ways to connect')
  expect(view.test.shownView()).toBe('Connect')
  await view.unmount()
})

test('pairing: being offline is shown, and it is retried when the browser is online', async () => {
  overrideProperty(navigator, 'onLine', false)
  const view = await pair()
  await fail(view, 'RELAY_UNREACHABLE')
  expect(view.text()).toContain('You’re offline')
  overrideProperty(navigator, 'onLine', true)
  await act(() => view.test.browser.fire(new Event('online')))
  expect([phase(view), view.session.connects.length]).toEqual(['opening', 2])
  await view.unmount()
})

test('pairing: going offline keeps the code and changes the text', async () => {
  const view = await pair()
  await ready(view)
  overrideProperty(navigator, 'onLine', false)
  await act(() => view.test.browser.fire(new Event('offline')))
  expect([phase(view), codeState(view)]).toEqual(['ready', 'ready'])
  expect(view.text()).toContain('You’re offline')
  await view.unmount()
})

test('pairing: without a relay connector a text says so, and a button opens the list', async () => {
  const view = await renderConnect()
  await view.open('ConnectingWalletConnect', {})
  expect(phase(view)).toBe('absent')
  expect(view.text()).toContain('Phone wallets aren’t available here')
  await view.press('Other ways to connect')
  expect(view.test.shownView()).toBe('Connect')
  await view.unmount()
})

test('copy link: copies the pairing URI and says so; if copying fails, the text is shown', async () => {
  const written: string[] = []
  overrideProperty(navigator, 'clipboard', { writeText: async (text: string) => void written.push(text) })
  const view = await pair()
  expect(button(view, 'Copy link').hasAttribute('disabled')).toBe(true)
  await ready(view)
  await view.press('Copy link')
  expect([written, view.text().includes('Link copied')]).toEqual([[PAIRING_URI], true])
  overrideProperty(navigator, 'clipboard', { writeText: () => Promise.reject(new Error('no permission')) })
  await view.press('Link copied')
  const text = view.find('[part="pairing-link"]')
  await act(() => text.focus())
  expect(text instanceof HTMLTextAreaElement && text.value).toBe(PAIRING_URI)
  expect(view.text()).toContain('Couldn’t copy')
  await view.unmount()
})

test('basic: shows the code and its link, and no button that opens a list', async () => {
  const view = await pair({ basic: true })
  await ready(view)
  expect(codeState(view)).toBe('ready')
  await fail(view, 'RELAY_UNREACHABLE')
  expect(view.text()).not.toContain('Other ways')
  await view.press('Try again')
  expect([phase(view), view.session.connects.length]).toEqual(['ready', 2])
  await view.unmount()
})

/** Polls, because the colours of a button that has just changed are animated. */
const expectNoViolations = (view: RenderedConnect) => expect.poll(() => view.violations()).toEqual([])

for (const mode of ['light', 'dark'] as const)
  test(`pairing: axe finds no violations in any state in ${mode}, right to left`, async () => {
    overrideProperty(navigator, 'userActivation', { isActive: false })
    recordWindowOpen()
    const view = await pair({ wallet: oak, mode, direction: 'rtl' })
    await expectNoViolations(view)
    await ready(view)
    await expectNoViolations(view)
    await view.press('Desktop')
    await expectNoViolations(view)
    await view.press('Mobile')
    await view.advance(PAIRING_LIFETIME_MS)
    await expectNoViolations(view)
    await view.press('New code')
    await fail(view, 'RELAY_UNREACHABLE')
    await expectNoViolations(view)
    await view.unmount()
    const phone = await pair({ wallet: oak, phone: true, mode, direction: 'rtl' })
    await ready(phone)
    await phone.press('Open Oak')
    await phone.advance(2500)
    await phone.press('Show code')
    await expectNoViolations(phone)
    await act(() => phone.session.connects[0]?.resolve())
    await expectNoViolations(phone)
    await phone.unmount()
  })
