import { connect } from '@latchkey/connect'
import { EMBEDDED_CONNECTOR_ID } from '@latchkey/embedded-wallet/contract'
import { sessionContract } from '@latchkey/session/contract'
import { connectedState } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { unavailable } from '../test-support/fake-embedded-wallet'
import { type RenderedEmail, renderEmail } from '../test-support/render-email'

const ADA = 'ada@example.com'

/** Opens the login from the list of wallets. */
async function fromList(view: RenderedEmail): Promise<void> {
  await view.shown('Connect')
  await expect.poll(() => view.text()).toContain('Continue with email')
  await view.press('Continue with email')
  await view.shown('EmailLogin')
  await view.type(ADA)
  await act(() => userEvent.keyboard('{Enter}'))
  await view.called(1)
}

async function logIn(view: RenderedEmail): Promise<void> {
  await fromList(view)
  await view.reply('connect')
  await act(() => {
    view.test.setState(sessionContract, connectedState())
    view.session.connects[0]?.resolve()
  })
  await view.advance(50)
  await view.advance(700)
}

test('login: the view that needed a connection is shown afterwards', async () => {
  const view = await renderEmail({ plugins: [connect()] })
  await view.open('UpdateEmailWallet')
  await logIn(view)
  await expect.poll(() => view.test.shownView()).toBe('UpdateEmailWallet')
  await view.unmount()
})

test('login: opened from the list it closes the dialog', async () => {
  const view = await renderEmail({ plugins: [connect()] })
  await view.open('Connect')
  await logIn(view)
  await expect.poll(() => view.test.shownView()).toBe(undefined)
  await view.unmount()
})

test('login: the address is no longer asked for once the wallet of the last visit has connected', async () => {
  const view = await renderEmail({ plugins: [connect()] })
  await view.open('Connect')
  await expect.poll(() => view.text()).toContain('Continue with email')
  await view.press('Continue with email')
  await view.shown('EmailLogin')
  await act(() => view.test.setState(sessionContract, connectedState()))
  expect(view.test.shownView()).toBe('EmailLogin')
  const connections = Object.fromEntries(
    Object.entries(connectedState().connections ?? {}).map(([id, one]) => [
      id,
      { ...one, connectorId: EMBEDDED_CONNECTOR_ID },
    ]),
  )
  await act(() => view.test.setState(sessionContract, { connections }))
  await expect.poll(() => view.test.shownView()).toBe(undefined)
  await view.unmount()
})

test('login: without a frame the alternative is the list of wallets', async () => {
  const view = await renderEmail({ plugins: [connect()] })
  await view.open('Connect')
  await fromList(view)
  await view.refuse(unavailable)
  await view.press('Use another wallet')
  expect(view.test.shownView()).toBe('Connect')
  await view.unmount()
})

test.each([
  ['EmailLogin', undefined, 'We’ll send you a code'],
  ['EmailVerifyOtp', { email: ADA }, ADA],
  ['EmailVerifyDevice', { email: ADA }, ADA],
] as const)(
  'login: %s, opened before the user agreed to the terms, asks for that and goes on',
  async (name, args, then) => {
    const terms = { legalCheckbox: true, termsConditionsUrl: 'https://example.com/terms' }
    const view = await renderEmail({ plugins: [connect(terms)] })
    await view.open(name, args)
    expect(view.find('[part="consent-step"]').textContent).toContain('Agree to this site’s terms')
    expect(view.wallet.preloads).toBe(0)
    expect(view.wallet.names()).toEqual([])
    expect(await view.violations()).toEqual([])
    await act(() => view.find('[part="consent-check"]').click())
    await view.press('Continue')
    expect(view.test.shownView()).toBe(name)
    expect(view.findAll('[part="consent-step"]')).toEqual([])
    expect(view.text()).toContain(then)
    await view.unmount()
  },
)
