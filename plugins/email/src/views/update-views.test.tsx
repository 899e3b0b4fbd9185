import { type EmbeddedWalletState, embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { connectedState, createFakeSession } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { refused } from '../test-support/fake-embedded-wallet'
import { type RenderedEmail, renderEmail } from '../test-support/render-email'

const OLD = 'ada@example.com'
const NEW = 'ada@example.org'
const loggedIn: Partial<EmbeddedWalletState> = {
  login: { provider: 'email', email: OLD, username: undefined, networkId: undefined },
  user: { email: OLD, username: undefined, accountType: 'eoa', isSmartAccountDeployed: false },
}
const session = () => createFakeSession({ state: connectedState() })
const enter = () => act(() => userEvent.keyboard('{Enter}'))

/** Opens the change of address, whose `needs` are checked before it is shown. */
async function openChange(view: RenderedEmail): Promise<void> {
  await view.open('UpdateEmailWallet')
  await view.shown('UpdateEmailWallet')
}

test('change of address: needs a code of the present and one of the new address', async () => {
  const view = await renderEmail({ frame: loggedIn, session: session() })
  const asked = view.test.latchkey.ask('UpdateEmailWallet')
  await view.shown('UpdateEmailWallet')
  expect(view.text()).toContain(OLD)
  await view.type(NEW)
  await enter()
  expect((await view.called(1)).name).toBe(`change ${NEW}`)
  await view.reply('verifyPresentEmail')
  await view.shown('UpdateEmailPrimaryOtp')
  expect(view.text()).toContain(OLD)
  await act(() => userEvent.keyboard('111111'))
  expect((await view.called(2)).name).toBe('present 111111')
  await view.reply()
  await view.shown('UpdateEmailSecondaryOtp')
  expect(view.text()).toContain(NEW)
  await act(() => userEvent.keyboard('222222'))
  expect((await view.called(3)).name).toBe('new 222222')
  await view.reply(NEW)
  expect(await asked).toBe(NEW)
  expect(view.test.notices.map(({ notice }) => notice.code)).toEqual(['EMAIL_CHANGED'])
  await view.unmount()
})

test('change of address: an address that needs no code of the present one is confirmed at once', async () => {
  const view = await renderEmail({ frame: loggedIn, session: session() })
  await openChange(view)
  await view.type(NEW)
  await enter()
  await view.called(1)
  await view.reply('verifyNewEmail')
  await view.shown('UpdateEmailSecondaryOtp')
  await view.back()
  await view.shown('UpdateEmailWallet')
  expect(view.input.value).toBe(NEW)
  await view.unmount()
})

test('change of address: back from a code and forward again sends no other email, and goes on with the step that is next', async () => {
  const view = await renderEmail({ frame: loggedIn, session: session() })
  await openChange(view)
  await view.type(NEW)
  await enter()
  await view.called(1)
  await act(() => view.test.setState(embeddedWalletContract, { codeSentAtMs: 0 }))
  await view.reply('verifyPresentEmail')
  await view.shown('UpdateEmailPrimaryOtp')
  await view.back()
  await view.shown('UpdateEmailWallet')
  expect(view.text()).not.toContain('Please try again after')
  await view.press('Enter the code')
  await view.shown('UpdateEmailPrimaryOtp')
  await act(() => userEvent.keyboard('111111'))
  await view.called(2)
  await view.reply()
  await view.shown('UpdateEmailSecondaryOtp')
  await view.back()
  await view.shown('UpdateEmailWallet')
  await view.press('Enter the code')
  await view.shown('UpdateEmailSecondaryOtp')
  expect(view.wallet.names()).toEqual([`change ${NEW}`, 'present 111111'])
  // Another address has no code yet.
  await view.back()
  await view.type('x')
  expect(view.text()).toContain('Please try again after 30 seconds')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('change of address: another code for the new address starts the change again', async () => {
  const view = await renderEmail({ frame: { ...loggedIn, codeSentAtMs: 0 }, session: session() })
  await view.open('UpdateEmailSecondaryOtp', { newEmail: NEW })
  expect(view.find('[part~="resend"]').textContent).toBe('Resend in 30 s')
  await view.advance(30_000)
  await view.press('Resend code')
  expect((await view.called(1)).name).toBe(`change ${NEW}`)
  await view.reply('verifyNewEmail')
  await expect.poll(() => view.test.notices.map(({ notice }) => notice.code)).toEqual(['EMAIL_RESENT'])
  expect(view.test.shownView()).toBe('UpdateEmailSecondaryOtp')
  await view.press('Resend code')
  await view.called(2)
  await view.reply('verifyPresentEmail')
  await view.shown('UpdateEmailPrimaryOtp')
  expect(view.text()).toContain(OLD)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('change of address: the present or an invalid one is refused at the field', async () => {
  const view = await renderEmail({ frame: loggedIn, session: session() })
  await openChange(view)
  await view.type(OLD.toUpperCase())
  await enter()
  await expect.element(view.input).toHaveAccessibleDescription('That’s your email already.')
  expect(view.wallet.calls).toEqual([])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('change of address: a wrong code keeps the step, and the 30 s hold', async () => {
  const view = await renderEmail({ frame: { ...loggedIn, codeSentAtMs: 0 }, session: session() })
  await view.open('UpdateEmailPrimaryOtp', { email: OLD, newEmail: NEW })
  expect(view.find('[part~="resend"]').textContent).toBe('Resend in 30 s')
  await act(() => userEvent.keyboard('111111'))
  await view.called(1)
  await view.refuse(refused('This code is wrong'))
  await expect.element(view.input).toHaveAccessibleDescription('This code is wrong. Try again')
  await openChange(view)
  expect(view.text()).toContain('Please try again after 30 seconds')
  await view.unmount()
})

test('change of address: only for users who logged in by email', async () => {
  const view = await renderEmail({ session: session() })
  await openChange(view)
  expect(view.text()).toContain('You’re not logged in with email.')
  await view.press('Continue with email')
  await view.shown('EmailLogin')
  await view.unmount()
})

test('upgrade: explains it and links to the operator’s page', async () => {
  const view = await renderEmail({ frame: loggedIn, session: session() })
  await openChange(view)
  await view.press('Use this wallet elsewhere')
  await view.shown('UpgradeEmailWallet')
  expect(view.find('a').getAttribute('href')).toBe('https://secure.walletconnect.org/dashboard')
  expect(view.find('a').getAttribute('rel')).toContain('noopener')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})
