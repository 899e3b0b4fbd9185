import { email } from '@latchkey/email'
import { connectedByEmail, EMAIL, frameErrors, frameThat, LONG_EMAIL, loggedInAs } from '../data/frame'
import { offering } from '../data/sessions'
import { few } from '../data/wallets'
import type { ViewState } from '../gallery-state'
import { type ViewDriver, waitForPart } from '../view-driver'

type Parts = Partial<ViewState> & { readonly frame?: Parameters<typeof frameThat>[0] }

function login(id: string, { frame, ...more }: Parts = {}): ViewState {
  return {
    id: `email/${id}`,
    session: offering(few),
    plugins: [frameThat(frame), email()],
    path: [(to) => to.push('Connect'), (to) => to.push('EmailLogin')],
    shows: '[part="email-login"]',
    ...more,
  }
}
function code(
  id: string,
  { address = EMAIL, ...more }: Parts & { readonly address?: string } = {},
): ViewState {
  return login(id, {
    path: [(to) => to.push('Connect'), (to) => to.push('EmailVerifyOtp', { email: address })],
    shows: '[part="email-code"]',
    ...more,
  })
}
function change(id: string, { path = [], frame, ...more }: Parts = {}): ViewState {
  return login(id, {
    session: connectedByEmail(),
    frame: { state: { ...loggedInAs(EMAIL), ...frame?.state } },
    path: [(to) => to.push('Account'), ...path],
    ...more,
  })
}

const FIELD = 'input'
const SUBMIT = 'button[type="submit"]'
const submit = async (driver: ViewDriver, text: string): Promise<void> => {
  await driver.type(FIELD, text)
  await driver.press(SUBMIT)
}
const refusedWith = (error: Error): Parts => ({
  frame: { email: { start: () => Promise.reject(error) } },
  async act(driver) {
    await submit(driver, EMAIL)
    await waitForPart(driver, '[part="frame-failed"]')
  },
})
const typeCode = (driver: ViewDriver): Promise<void> => driver.type(FIELD, '123456')
const codeRefusedWith = (error: Error): Parts => ({
  frame: { email: { confirmCode: () => Promise.reject(error) } },
  async act(driver) {
    await typeCode(driver)
    await waitForPart(driver, '[part="otp-field-error"]')
  },
})

export const emailStates: readonly ViewState[] = [
  {
    ...login('row'),
    path: [(to) => to.push('Connect')],
    shows: '[part~="connect-method"]',
    act: ({ pass }) => pass(1000),
  },
  login('login'),
  login('login-typed', { act: ({ type }) => type(FIELD, EMAIL) }),
  login('login-invalid', {
    async act(driver) {
      await submit(driver, 'ada.lovelace')
      await waitForPart(driver, '[part="text-field-error"]')
    },
  }),
  login('login-pause', { frame: { state: { codeSentAtMs: 0 } }, act: ({ pass }) => pass(7_000) }),
  login('login-sending', { act: (driver) => submit(driver, EMAIL) }),
  login('frame-failed', refusedWith(frameErrors.unavailable)),
  login('page-not-allowed', refusedWith(frameErrors.pageNotAllowed)),
  login('storage-denied', refusedWith(frameErrors.storageDenied)),
  code('code'),
  code('code-long-address', { address: LONG_EMAIL }),
  code('code-typing', { act: ({ type }) => type(FIELD, '481') }),
  code('code-checking', { act: typeCode }),
  code('code-wrong', codeRefusedWith(frameErrors.wrongCode)),
  code('code-unchecked', codeRefusedWith(frameErrors.unchecked)),
  code('code-pause', { frame: { state: { codeSentAtMs: 0 } }, act: ({ pass }) => pass(7_000) }),
  code('connecting', {
    frame: { email: { confirmCode: async () => undefined } },
    async act(driver) {
      await typeCode(driver)
      // The view first shows that the code is being checked.
      await waitForPart(driver, '[part="email-connecting"]', 50)
    },
  }),
  code('connect-failed', {
    frame: { email: { confirmCode: async () => undefined } },
    api: { connect: () => Promise.reject(new Error('Not one of ours')) },
    async act(driver) {
      await typeCode(driver)
      await waitForPart(driver, '[data-phase="failed"]')
    },
  }),
  login('device', {
    path: [(to) => to.push('Connect'), (to) => to.push('EmailVerifyDevice', { email: EMAIL })],
    shows: '[part="email-device"]',
  }),
  login('device-failed', {
    frame: { email: { confirmDevice: () => Promise.reject(frameErrors.linkExpired) } },
    path: [(to) => to.push('Connect'), (to) => to.push('EmailVerifyDevice', { email: EMAIL })],
    shows: '[part="email-device"] [part~="button-primary"]',
  }),
  change('account', { path: [(to) => to.push('AccountSettings')], shows: '[part~="account-email"]' }),
  change('account-long-address', {
    frame: { state: loggedInAs(LONG_EMAIL) },
    path: [(to) => to.push('AccountSettings')],
    shows: '[part~="account-email"]',
  }),
  change('change', { path: [(to) => to.push('UpdateEmailWallet')], shows: '[part="email-change"]' }),
  change('change-present-code', {
    path: [(to) => to.push('UpdateEmailPrimaryOtp', { email: EMAIL, newEmail: LONG_EMAIL })],
    shows: '[part="email-code"]',
  }),
  change('change-new-code', {
    path: [(to) => to.push('UpdateEmailSecondaryOtp', { newEmail: LONG_EMAIL })],
    shows: '[part="email-code"]',
  }),
  change('upgrade', { path: [(to) => to.push('UpgradeEmailWallet')], shows: '[part="email-upgrade"]' }),
]
