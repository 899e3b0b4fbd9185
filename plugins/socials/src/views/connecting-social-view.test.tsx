import { EMBEDDED_CONNECTOR_ID } from '@latchkey/embedded-wallet/contract'
import { FrameUnavailableError } from '@latchkey/embedded-wallet/errors'
import { createFakeBrowser } from '@latchkey/kernel/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SocialsEvents, socialsContract } from '../contract'
import { FRAME_ORIGIN } from '../test-support/fake-social-wallet'
import { type Popups, replacePopups } from '../test-support/popups'
import { type RenderedSocials, renderSocials } from '../test-support/render-socials'

let popups: Popups
beforeEach(() => {
  popups = replacePopups()
})
afterEach(() => popups.restore())

const RESULT = 'https://frame.example/sdk/social-result?code=1&state=s'
const browser = createFakeBrowser()

/** A login whose popup shows the provider's page. */
async function openGoogle(parts: Parameters<typeof renderSocials>[0] = {}): Promise<RenderedSocials> {
  const view = await renderSocials({ browser, ...parts })
  await act(() => view.test.latchkey.get(socialsContract).open('google'))
  await view.called(1)
  await view.reply('about:blank#provider')
  return view
}

const post = (data: unknown, origin = FRAME_ORIGIN, source: Window | null = null): Promise<void> =>
  act(() => browser.fire(new MessageEvent('message', { data, origin, source })))

test('social: the popup is opened empty in the click’s task, before the request to the frame', async () => {
  const view = await renderSocials({ browser })
  view.test.latchkey.get(socialsContract).open('google')
  expect(popups.calls).toEqual([['', '_blank', 'popup,width=600,height=800']])
  expect(view.wallet.names()).toEqual([])
  await view.called(1)
  expect(view.wallet.names()).toEqual(['redirect google'])
  await view.unmount()
})

test('social: the popup has no name, by which another page could have opened it before', async () => {
  const view = await renderSocials({ browser })
  for (const provider of ['google', 'x', 'google'] as const)
    view.test.latchkey.get(socialsContract).open(provider)
  expect(popups.calls.map(([, name]) => name)).toEqual(['_blank', '_blank', '_blank'])
  await view.unmount()
})

test('social: a result of the frame connects, and the provider is remembered', async () => {
  const view = await openGoogle()
  expect(view.phase()).toBe('pending')
  expect(view.text()).toContain('Log in with Google')
  expect(view.text()).toContain('Continue in the Google window')
  await post({ resultUri: RESULT })
  expect(view.text()).toContain('Signing you in')
  expect(view.wallet.names()).toEqual(['redirect google', `finish google ${RESULT}`])
  await view.reply()
  expect(view.session.connects.map(({ walletId }) => walletId)).toEqual([EMBEDDED_CONNECTOR_ID])
  await act(() => view.session.connects[0]?.resolve())
  expect(view.phase()).toBe('done')
  expect(view.test.latchkey.read(socialsContract).lastUsed).toBe('google')
  await view.advance(700)
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('social: a result that the popup posts from another origin is ignored and ends the login', async () => {
  const view = await openGoogle()
  await post({ resultUri: RESULT }, 'https://evil.example', popups.window)
  expect(view.phase()).toBe('failed')
  expect(view.announced()).toContain('That wasn’t Google')
  expect(view.wallet.names()).toEqual(['redirect google'])
  await view.unmount()
})

test('social: messages of other windows change nothing', async () => {
  const view = await openGoogle()
  await post({ resultUri: RESULT }, 'https://evil.example', window)
  await post({ resultUri: 7 })
  await post({ resultUri: 'x'.repeat(20_001) })
  await post('resultUri')
  await post(Object.create({ resultUri: RESULT }))
  expect(view.phase()).toBe('pending')
  expect(view.wallet.names()).toEqual(['redirect google'])
  await view.unmount()
})

test('social: a blocked popup has a button that opens it by another click', async () => {
  popups.block()
  const view = await renderSocials({ browser })
  await act(() => view.test.latchkey.get(socialsContract).open('google'))
  await view.shown('ConnectingSocial')
  expect(view.phase()).toBe('blocked')
  expect(view.announced()).toContain('Your browser blocked the window')
  expect(view.text()).toContain('Choose another way')
  expect(await view.violations()).toEqual([])
  popups.restore()
  popups = replacePopups()
  await view.press('Open Google')
  await view.called(1)
  await view.reply('about:blank#provider')
  expect(view.phase()).toBe('pending')
  await view.unmount()
})

test('social: opened by the host without a popup, it waits for a click', async () => {
  const view = await renderSocials({ browser })
  await view.open('ConnectingSocial', { provider: 'github' })
  expect(view.phase()).toBe('ready')
  expect(view.text()).toContain('Choose another way')
  expect(popups.calls).toEqual([])
  await view.press('Open GitHub')
  expect(popups.calls).toHaveLength(1)
  await view.unmount()
})

test('social: a popup that seems closed is no error, and a late result still connects', async () => {
  const view = await openGoogle()
  popups.close()
  await view.advance(1_000)
  expect(view.phase()).toBe('closed')
  expect(view.announced()).toContain('Finish in the Google window')
  expect(view.text()).toContain('If the window is closed, try again.')
  expect(view.findAll('[part~="button-primary"]')).toHaveLength(0)
  expect(view.text()).toContain('Try again')
  await post({ resultUri: RESULT })
  expect(view.phase()).toBe('finishing')
  await view.unmount()
})

test('social: Try again opens a popup in its own click', async () => {
  const view = await openGoogle()
  popups.close()
  await view.advance(1_000)
  await view.press('Try again')
  expect(popups.calls).toHaveLength(2)
  await view.called(2)
  expect(view.wallet.names()).toEqual(['redirect google', 'redirect google'])
  await view.unmount()
})

test('social: after a successful login Try again only connects', async () => {
  const view = await openGoogle()
  await post({ resultUri: RESULT })
  await view.reply()
  await act(() => view.session.connects[0]?.reject(new Error('broken')))
  expect(view.phase()).toBe('failed')
  expect(view.text()).toContain('You’re logged in. Try again to connect your wallet.')
  await view.press('Try again')
  expect(view.phase()).toBe('finishing')
  await act(() => view.session.connects[1]?.reject(new Error('broken again')))
  await view.press('Try again')
  expect(popups.calls).toHaveLength(1)
  expect(view.wallet.names()).toEqual(['redirect google', `finish google ${RESULT}`])
  await act(() => view.session.connects[2]?.resolve())
  expect(view.phase()).toBe('done')
  await view.advance(700)
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('social: a login that takes long to finish shows a hint and another method', async () => {
  const view = await openGoogle()
  await view.advance(60_000)
  expect(view.phase()).toBe('pending')
  await post({ resultUri: RESULT })
  await view.advance(11_999)
  expect(view.phase()).toBe('finishing')
  await view.advance(1)
  expect(view.phase()).toBe('slow')
  expect(view.announced()).toContain('Still signing you in')
  expect(view.text()).toContain('Choose another way')
  await view.unmount()
})

test.each([
  ['code=1&state=s', ['returned']],
  ['error=access_denied', ['cancelled']],
  ['error=server_error', ['failed']],
])('social: a login that comes back with %s is told as %j', async (query, expected) => {
  const view = await openGoogle()
  const told: SocialsEvents['socials:login-step'][] = []
  view.test.latchkey.on('socials:login-step', (one: SocialsEvents['socials:login-step']) => told.push(one))
  await post({ resultUri: `${FRAME_ORIGIN}/sdk/social-result?${query}` })
  expect(told).toEqual(expected.map((step) => ({ provider: 'google', step })))
  await view.unmount()
})

test('social: a cancel at the provider is no failure', async () => {
  const view = await openGoogle()
  await post({ resultUri: `${FRAME_ORIGIN}/sdk/social-result?error=access_denied&state=s` })
  expect(view.phase()).toBe('cancelled')
  expect(view.text()).toContain('Login cancelled')
  expect(view.wallet.names()).toEqual(['redirect google'])
  await view.unmount()
})

test('social: any other error of the provider is a failure', async () => {
  const view = await openGoogle()
  await post({ resultUri: `${FRAME_ORIGIN}/sdk/social-result?error=server_error` })
  expect(view.phase()).toBe('failed')
  expect(view.text()).toContain('The provider refused the login')
  await view.unmount()
})

test('social: the error of a missing frame does not mention email', async () => {
  const view = await renderSocials({ browser })
  await act(() => view.test.latchkey.get(socialsContract).open('google'))
  await view.called(1)
  await act(() => view.wallet.last().reject(new FrameUnavailableError()))
  expect(view.phase()).toBe('failed')
  expect(view.announced()).toContain(
    'Couldn’t load the login. Check your connection and try again, or choose another way.',
  )
  await view.unmount()
})

test('social: times out after ten minutes', async () => {
  const view = await openGoogle()
  await view.advance(600_000)
  expect(view.phase()).toBe('failed')
  expect(view.text()).toContain('The login took too long')
  expect(view.text()).toContain('Try again.')
  await view.unmount()
})

test('social: leaving the view ends the login, and a later result is ignored', async () => {
  const view = await openGoogle()
  await view.open('ConnectSocials')
  await post({ resultUri: RESULT })
  expect(view.wallet.names()).toEqual(['redirect google'])
  expect(browser.listening).toBe(0)
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`social: axe finds nothing in ${mode}, right to left`, async () => {
    const view = await openGoogle({ mode, direction: 'rtl' })
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })
