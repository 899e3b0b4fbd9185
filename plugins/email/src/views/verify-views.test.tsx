import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emailContract } from '../contract'
import { refused, timedOut, unavailable } from '../test-support/fake-embedded-wallet'
import { type RenderedEmail, renderEmail } from '../test-support/render-email'

const ADA = 'ada@example.com'

async function code(parts: Parameters<typeof renderEmail>[0] = {}): Promise<RenderedEmail> {
  const view = await renderEmail(parts)
  await view.open('EmailVerifyOtp', { email: ADA })
  return view
}
async function device(): Promise<RenderedEmail> {
  const view = await renderEmail()
  await view.open('EmailVerifyDevice', { email: ADA })
  await view.called(1)
  return view
}
const error = (view: RenderedEmail): string =>
  view.shadow.querySelector('[part~="otp-field-error"]')?.textContent ?? ''
const resend = (view: RenderedEmail): HTMLButtonElement => {
  const found = view.find('[part~="resend"]')
  if (!(found instanceof HTMLButtonElement)) throw new Error('There is no such button.')
  return found
}

test('code: is focused, and six digits are submitted automatically, once', async () => {
  const view = await code()
  expect(view.shadow.activeElement).toBe(view.input)
  await act(() => userEvent.keyboard('12345'))
  expect(view.wallet.calls).toEqual([])
  await act(() => userEvent.keyboard('6'))
  expect((await view.called(1)).name).toBe('code 123456')
  await act(() => userEvent.keyboard('{Enter}'))
  expect(view.text()).toContain('Checking the code')
  await view.reply()
  expect(view.wallet.names()).toEqual(['code 123456'])
  expect(view.session.connects.map(({ walletId }) => walletId)).toEqual(['embedded'])
  await act(() => view.session.connects[0]?.resolve())
  // The page draws the account first.
  expect(view.text()).toContain('Checking the code')
  await view.advance(50)
  expect(view.text()).toContain('You’re in')
  await view.advance(700)
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('code: connecting has its own view only if it is slow', async () => {
  const view = await code()
  await act(() => userEvent.keyboard('123456'))
  await view.called(1)
  await view.reply()
  expect(view.session.connects).toHaveLength(1)
  expect(view.text()).toContain('Checking the code')
  await act(() => userEvent.keyboard('{Enter}'))
  expect(view.wallet.names()).toEqual(['code 123456'])
  await view.advance(900)
  expect(view.shadow.querySelector('[part~="email-connecting"]')).not.toBeNull()
  await act(() => view.session.connects[0]?.resolve())
  await view.advance(50)
  await view.advance(700)
  expect(view.session.connects).toHaveLength(1)
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('code: leaving while the wallet connects cancels it', async () => {
  const view = await code()
  await act(() => userEvent.keyboard('123456'))
  await view.called(1)
  await view.reply()
  await view.back()
  expect(view.session.connects.map(({ signal }) => signal?.aborted)).toEqual([true])
  await view.unmount()
})

test('code: if another user is logged in by then it shows an error and leads to the address', async () => {
  const view = await code()
  await act(() => userEvent.keyboard('123456'))
  await view.called(1)
  await view.reply()
  const login = { provider: 'google', email: ADA, username: undefined, networkId: undefined } as const
  await act(() => view.test.setState(embeddedWalletContract, { login }))
  await act(() => view.session.connects[0]?.resolve())
  await act(() => view.session.disconnects[0]?.resolve())
  expect(view.text()).toContain('Another account was logged in here')
  await view.press('Try again')
  expect(view.test.shownView()).toBe('EmailLogin')
  await view.unmount()
})

test('code: a paste of the whole code is submitted', async () => {
  const view = await code()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', '246 810')
  await act(
    () =>
      void view.input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      ),
  )
  expect((await view.called(1)).name).toBe('code 246810')
  await view.unmount()
})

test.each([
  ['This code is wrong', 'This code is wrong. Try again'],
  ['This code has expired.', 'This code has expired. Try again'],
  ['这个验证码有误。', '这个验证码有误. Try again'],
])('code: after "%s" the focus stays, and the next digits replace the code', async (message, text) => {
  const view = await code()
  await act(() => userEvent.keyboard('123456'))
  await view.called(1)
  await view.refuse(refused(message))
  await expect.poll(() => error(view)).toBe(text)
  expect(view.shadow.activeElement).toBe(view.input)
  expect(await view.violations()).toEqual([])
  await act(() => userEvent.keyboard('654321'))
  expect((await view.called(2)).name).toBe('code 654321')
  await view.unmount()
})

test('code: one that could not be checked is tried again with a button', async () => {
  const view = await code()
  await act(() => userEvent.keyboard('123456'))
  await view.called(1)
  await view.refuse(refused('An error occurred'))
  await expect.poll(() => error(view)).toBe('An error occurred. Try again')
  await view.press('Try again')
  expect((await view.called(2)).name).toBe('code 123456')
  expect(view.shadow.activeElement).toBe(view.input)
  await view.unmount()
})

test('code: another is sent after the countdown, which is announced and clears the field', async () => {
  const view = await code({ frame: { codeSentAtMs: 0 } })
  await view.type('12')
  expect(resend(view).textContent).toBe('Resend in 30 s')
  expect(resend(view).disabled).toBe(true)
  await view.advance(29_000)
  expect(resend(view).textContent).toBe('Resend in 1 s')
  await view.advance(1_000)
  expect(resend(view).textContent).toBe('Resend code')
  await view.press('Resend code')
  expect((await view.called(1)).name).toBe(`start ${ADA}`)
  await act(() => view.test.setState(embeddedWalletContract, { codeSentAtMs: 30_000 }))
  await view.reply('verifyCode')
  await expect.poll(() => view.test.notices.map(({ notice }) => notice.code)).toEqual(['EMAIL_RESENT'])
  expect(view.test.notices[0]?.notice.text((_key, english) => english, undefined)).toBe('Code sent again')
  expect(view.input.value).toBe('')
  expect(view.shadow.activeElement).toBe(view.input)
  expect(resend(view).textContent).toBe('Resend in 30 s')
  await view.unmount()
})

test('code: a failed resend is explained', async () => {
  const view = await code()
  await view.press('Resend code')
  await view.called(1)
  await view.refuse(timedOut)
  await expect.poll(() => view.test.notices.map(({ notice }) => notice.variant)).toEqual(['error'])
  await view.unmount()
})

test('code: the late reply after leaving changes no view, and only connecting remains', async () => {
  const view = await code()
  await act(() => userEvent.keyboard('123456'))
  await view.called(1)
  await view.back()
  await view.reply()
  expect(view.test.latchkey.read(emailContract).waiting?.step).toBe('connect')
  expect(view.test.shownView()).toBe('UpgradeEmailWallet')
  expect(view.session.connects).toEqual([])
  await view.unmount()
})

test('code: a failed connection can be retried without another code', async () => {
  const view = await code()
  await act(() => userEvent.keyboard('123456'))
  await view.called(1)
  await view.reply()
  await act(() => view.session.connects[0]?.reject(new Error('odd')))
  expect(view.text()).toContain('Couldn’t connect')
  await view.press('Try again')
  expect(view.session.connects).toHaveLength(2)
  expect(view.wallet.calls).toHaveLength(1)
  await view.unmount()
})

test('code: asks in one sentence, with one button', async () => {
  const view = await code()
  expect(view.findAll('p').map(({ textContent }) => textContent)).toEqual([
    `Enter the code we sent to ${ADA}`,
  ])
  expect(view.findAll('button').map(({ textContent }) => textContent)).toEqual(['Resend code'])
  await act(() => userEvent.keyboard('123456'))
  await view.called(1)
  await view.refuse(timedOut)
  await expect.poll(() => view.findAll('button').map(({ textContent }) => textContent)).toEqual(['Try again'])
  await view.unmount()
})

test('code: without a frame it shows an error and can retry the same code', async () => {
  const view = await code()
  await act(() => userEvent.keyboard('123456'))
  await view.called(1)
  await view.refuse(unavailable)
  expect(view.text()).toContain('Unable to load email login dependency')
  await view.press('Try again')
  expect((await view.called(2)).name).toBe('code 123456')
  await view.unmount()
})

test('device: waits for the link, once in StrictMode too, then shows the code', async () => {
  const view = await device()
  expect(view.wallet.names()).toEqual(['device'])
  expect(view.text()).toContain('Approve the login link we sent to')
  expect(await view.violations()).toEqual([])
  await view.reply()
  await view.shown('EmailVerifyOtp')
  expect(view.text()).toContain(ADA)
  await view.unmount()
})

test('device: after the pause another link can be sent and is awaited', async () => {
  const view = await device()
  await view.press('Resend link')
  expect((await view.called(2)).name).toBe(`start ${ADA}`)
  await view.reply('verifyDevice')
  expect((await view.called(3)).name).toBe('device')
  expect(view.test.notices.map(({ notice }) => notice.code)).toEqual(['EMAIL_RESENT'])
  await view.unmount()
})

test('device: a failure is shown and can be retried; the late reply after leaving changes no view', async () => {
  const view = await device()
  await view.refuse(refused('This link has expired'))
  expect(view.text()).toContain('This link has expired')
  expect(view.announced()).toContain('This link has expired')
  expect(await view.violations()).toEqual([])
  await act(() => view.find('[part~="button-primary"]').click())
  await view.called(2)
  await view.back()
  await view.reply()
  expect(view.test.shownView()).toBe('UpgradeEmailWallet')
  await view.unmount()
})
