import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  type FrameCall,
  FrameError,
  refused,
  unavailable,
  withoutStorage,
} from '../test-support/fake-embedded-wallet'
import { type RenderedEmail, renderEmail } from '../test-support/render-email'

const ADA = 'ada@example.com'
const enter = () => act(() => userEvent.keyboard('{Enter}'))

async function login(parts: Parameters<typeof renderEmail>[0] = {}): Promise<RenderedEmail> {
  const view = await renderEmail(parts)
  await view.open('EmailLogin')
  return view
}

/** Submits the address and lets the frame fail with this error. */
async function failedLogin(failure: unknown): Promise<RenderedEmail> {
  const view = await login()
  await submit(view)
  await view.refuse(failure)
  return view
}

/** Submits the address and waits for the request to the frame. */
async function submit(view: RenderedEmail): Promise<FrameCall> {
  await view.type(ADA)
  await enter()
  return view.called(1)
}

const error = (view: RenderedEmail): string =>
  view.shadow.querySelector('[part~="text-field-error"]')?.textContent ?? ''

test('email login: browsers can fill in the field, and the frame is loaded during typing', async () => {
  const view = await login()
  expect([view.input.type, view.input.autocomplete, view.input.inputMode]).toEqual([
    'email',
    'email',
    'email',
  ])
  expect(view.wallet.preloads).toBeGreaterThan(0)
  expect(view.wallet.calls).toEqual([])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('email login: an invalid address is explained on blur and on submission, and not sent', async () => {
  const view = await login()
  await view.type('ada')
  await act(() => userEvent.keyboard('{Tab}'))
  await expect.poll(() => error(view)).toBe('Invalid email. Try again.')
  await view.type('@')
  expect(error(view)).toBe('')
  await enter()
  await expect.poll(() => error(view)).toBe('Invalid email. Try again.')
  expect(view.wallet.calls).toEqual([])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('email login: an empty field has a hint', async () => {
  const view = await login()
  await view.press('Continue')
  await expect.poll(() => error(view)).toBe('Enter your email address.')
  expect(view.shadow.activeElement).toBe(view.input)
  await view.unmount()
})

test('email login: repeated Enter sends one code, and the field for the code follows', async () => {
  const view = await login()
  await view.type(` ${ADA} `)
  await enter()
  await enter()
  expect((await view.called(1)).name).toBe(`start ${ADA}`)
  await view.reply('verifyCode')
  await view.shown('EmailVerifyOtp')
  expect(view.text()).toContain('Enter the code we sent to')
  expect(view.text()).toContain(ADA)
  expect(view.wallet.names()).toEqual([`start ${ADA}`])
  await view.unmount()
})

test('email login: a new device waits for the link, a known one connects at once', async () => {
  const view = await login()
  await submit(view)
  await view.reply('verifyDevice')
  await view.shown('EmailVerifyDevice')
  await view.unmount()

  const known = await login()
  await submit(known)
  await known.reply('connect')
  expect(known.find('[part~="email-connecting"]').dataset['phase']).toBe('pending')
  expect(known.session.connects.map(({ walletId }) => walletId)).toEqual(['embedded'])
  await act(() => known.session.connects[0]?.resolve())
  await known.advance(50)
  await known.advance(700)
  expect(known.test.shownView()).toBeUndefined()
  await known.unmount()
})

test('email login: back cancels the call and keeps the entered text', async () => {
  const view = await login()
  const { signal } = await submit(view)
  await view.back()
  expect(signal?.aborted).toBe(true)
  await view.open('EmailLogin')
  expect(view.input.value).toBe(ADA)
  expect(view.test.shownView()).toBe('EmailLogin')
  await view.unmount()
})

test('email login: back from the code and forward again sends no other email', async () => {
  const view = await login()
  await submit(view)
  await act(() => view.test.setState(embeddedWalletContract, { codeSentAtMs: 0 }))
  await view.reply('verifyCode')
  await view.shown('EmailVerifyOtp')
  await view.back()
  await view.shown('EmailLogin')
  await view.press('Enter the code')
  await view.shown('EmailVerifyOtp')
  expect(view.wallet.calls).toHaveLength(1)
  await view.unmount()
})

test('email login: counts down 30 s between two codes and sends nothing before', async () => {
  const view = await login({ frame: { codeSentAtMs: 0 } })
  await view.advance(1_500)
  await view.type(ADA)
  const pause = (): string =>
    view.shadow.querySelector('[part="code-pause"] [aria-hidden]')?.textContent ?? ''
  expect(pause()).toBe('Please try again after 29 seconds')
  await enter()
  await view.advance(1_000)
  expect(pause()).toBe('Please try again after 28 seconds')
  expect(await view.violations()).toEqual([])
  await view.advance(27_499)
  expect(pause()).toBe('Please try again after 1 seconds')
  expect(view.wallet.calls).toEqual([])
  await view.advance(1)
  expect(pause()).toBe('')
  await view.press('Continue')
  await view.called(1)
  await view.unmount()
})

test('email login: the pause is announced once to screen readers, not each second', async () => {
  const view = await login({ frame: { codeSentAtMs: 0 } })
  const spoken = (): string =>
    [...view.findAll('[part="code-pause"] > :not([aria-hidden])')]
      .map(({ textContent }) => textContent)
      .join()
  expect(spoken()).toBe('Please try again after 30 seconds')
  await view.advance(3_000)
  expect(spoken()).toBe('Please try again after 30 seconds')
  await view.unmount()
})

test.each([
  [refused('Invalid email address'), 'Invalid email. Try again.'],
  [refused('An error occurred'), 'An error occurred'],
  [refused('This address is blocked'), 'This address is blocked'],
  [
    new FrameError('FRAME_REQUEST_TIMEOUT', 'Your wallet didn’t answer in time'),
    'Your wallet didn’t answer in time',
  ],
  [new Error('odd'), 'An error occurred'],
])('email login: %s is shown at the field, which keeps its text', async (failure, text) => {
  const view = await failedLogin(failure)
  await expect.poll(() => error(view)).toBe(text)
  expect(view.input.value).toBe(ADA)
  expect(view.shadow.activeElement).toBe(view.input)
  await view.unmount()
})

test('email login: without a frame it shows an error, can retry, and offers other wallets', async () => {
  const view = await failedLogin(unavailable)
  expect(view.find('[part="frame-failed-text"]').textContent).toContain(
    'Unable to load email login dependency',
  )
  expect(await view.violations()).toEqual([])
  await view.press('Try again')
  expect((await view.called(2)).name).toBe(`start ${ADA}`)
  await view.refuse(withoutStorage)
  const denied = view.find('[part="frame-failed-text"]').textContent
  expect(denied).toContain('Your browser blocks this wallet’s storage')
  expect(denied).toContain('Allow third-party cookies')
  await view.press('Try again')
  await view.called(3)
  await view.reply('verifyCode')
  await view.shown('EmailVerifyOtp')
  await view.unmount()
})

test('email login: a page that the project does not allow offers only other wallets', async () => {
  const view = await failedLogin(
    new FrameError('FRAME_PAGE_NOT_ALLOWED', 'This site isn’t set up for this login'),
  )
  expect(view.find('[part="frame-failed-text"]').textContent).toContain(
    'This site isn’t set up for this login',
  )
  const buttons = [...view.findAll('[part="email-login"] button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Use another wallet'])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('email login: a refusal by a guard is shown at the field', async () => {
  const view = await failedLogin(new FrameError('CONNECT_REFUSED', 'Not connected'))
  expect(view.text()).toContain('Not connected')
  expect(view.input.value).toBe(ADA)
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`email login: axe finds nothing in ${mode}, right to left`, async () => {
    const view = await login({ mode, direction: 'rtl' })
    expect(await view.violations()).toEqual([])
    await submit(view)
    expect(await view.violations()).toEqual([])
    await view.reply('connect')
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })
