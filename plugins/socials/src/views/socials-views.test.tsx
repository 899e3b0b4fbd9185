import { connect } from '@latchkey/connect'
import { connectContract } from '@latchkey/connect/contract'
import { createFakeBrowser } from '@latchkey/kernel/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { socialsContract } from '../contract'
import { type Popups, replacePopups } from '../test-support/popups'
import { renderSocials } from '../test-support/render-socials'

let popups: Popups
beforeEach(() => {
  popups = replacePopups()
})
afterEach(() => popups.restore())

const FARCASTER = 'https://farcaster.example/~/login?request=1'
const phone = createFakeBrowser({
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
})

test('socials: the list has all, marks the last used one, and a click opens its popup', async () => {
  const view = await renderSocials()
  view.test.setState(socialsContract, { lastUsed: 'github' })
  await view.open('ConnectSocials')
  const rows = view.findAll('[part~="social"]').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(7)
  expect(rows[0]).toBe('Continue with Google')
  expect(rows[4]).toBe('Continue with GitHubRecent')
  expect(await view.violations()).toEqual([])
  await view.press('Continue with Discord')
  expect(popups.calls).toHaveLength(1)
  expect(view.test.shownView()).toBe('ConnectingSocial')
  await view.unmount()
})

test.each([
  ["Telegram's web app", { Telegram: { WebApp: { platform: 'weba' } } }, 1],
  ["Telegram's apps", { TelegramWebviewProxy: {} }, 0],
])('socials: in %s a login opens a popup if it can', async (_where, properties, count) => {
  const view = await renderSocials({ browser: createFakeBrowser({ properties }) })
  await view.open('ConnectSocials')
  await view.press('Continue with Discord')
  expect(popups.calls).toHaveLength(count)
  await view.unmount()
})

test('farcaster: on a desktop the user scans a code, is logged in and connected', async () => {
  const view = await renderSocials()
  await view.open('ConnectingFarcaster')
  await view.called(1)
  await view.reply(FARCASTER)
  await view.called(2)
  expect(view.findAll('[aria-label="Code to scan with Farcaster"]')).toHaveLength(1)
  expect(view.announced()).toContain('Scan with your phone')
  expect(await view.violations()).toEqual([])
  await view.reply('ada')
  expect(view.text()).toContain('Signing you in')
  await act(() => view.session.connects[0]?.resolve())
  expect(view.phase()).toBe('done')
  await view.advance(700)
  expect(view.test.shownView()).toBeUndefined()
  expect(view.wallet.names()).toEqual(['farcaster', 'finish farcaster'])
  await view.unmount()
})

test('farcaster: after a successful login Try again only connects', async () => {
  const view = await renderSocials()
  await view.open('ConnectingFarcaster')
  await view.called(1)
  await view.reply(FARCASTER)
  await view.called(2)
  await view.reply('ada')
  await act(() => view.session.connects[0]?.reject(new Error('broken')))
  expect(view.phase()).toBe('failed')
  expect(view.text()).toContain('You’re logged in. Try again to connect your wallet.')
  await view.press('Try again')
  await act(() => view.session.connects[1]?.resolve())
  expect(view.phase()).toBe('done')
  expect(view.wallet.names()).toEqual(['farcaster', 'finish farcaster'])
  await view.unmount()
})

test('farcaster: on a phone a link opens the app', async () => {
  const view = await renderSocials({ browser: phone })
  await view.open('ConnectingFarcaster')
  await view.called(1)
  await view.reply(FARCASTER)
  expect(view.text()).toContain('Continue in Farcaster')
  expect(view.text()).toContain('Approve the connection there.')
  await view.press('Open Farcaster')
  expect(popups.calls).toEqual([[FARCASTER, '_blank', 'noreferrer,noopener']])
  await view.unmount()
})

test('farcaster: leaving restarts the frame after 100 ms', async () => {
  const view = await renderSocials()
  await view.open('ConnectingFarcaster')
  await view.called(1)
  await view.reply(FARCASTER)
  await view.open('ConnectSocials')
  await act(() => view.test.clock.advance(100))
  expect(view.wallet.names().at(-1)).toBe('reload')
  await view.unmount()
})

test('farcaster: a failure is explained, and Try again requests another code', async () => {
  const view = await renderSocials()
  await view.open('ConnectingFarcaster')
  await view.called(1)
  await act(() => view.wallet.last().reject(new Error('broken')))
  expect(view.phase()).toBe('failed')
  expect(view.text()).toContain('Something went wrong')
  await view.press('Try again')
  await view.called(2)
  expect(view.wallet.names()).toContain('farcaster')
  // The failed login must not restart the frame, which would end the second login.
  await act(() => view.test.clock.advance(100))
  expect(view.wallet.names()).not.toContain('reload')
  await view.unmount()
})

test.each([
  ['ConnectSocials', undefined],
  ['ConnectingSocial', { provider: 'google' }],
  ['ConnectingFarcaster', undefined],
] as const)(
  'consent: without it %s asks for it, opens and requests nothing, and goes on once it is given',
  async (name, args) => {
    const options = { legalCheckbox: true, termsConditionsUrl: 'https://host.example/terms' }
    const view = await renderSocials({ plugins: [connect(options)] })
    await view.open(name, args)
    expect(view.find('[part="consent-step"]').textContent).toContain('Agree to this site’s terms')
    await act(() => view.test.latchkey.get(socialsContract).open('google'))
    await view.shown('ConnectingSocial')
    expect(popups.calls).toEqual([])
    expect(view.wallet.names()).toEqual([])
    // The same view is not opened twice.
    if (name !== 'ConnectingSocial') await act(() => view.router.back())
    await act(() => view.find('[part="consent-check"]').click())
    await view.press('Continue')
    expect(view.test.shownView()).toBe(name)
    expect(view.findAll('[part="consent-step"]')).toEqual([])
    expect(view.test.latchkey.read(connectContract).consent).toBe('given')
    await act(() => view.test.latchkey.get(socialsContract).open('google'))
    expect(popups.calls).toHaveLength(1)
    await view.unmount()
  },
)
