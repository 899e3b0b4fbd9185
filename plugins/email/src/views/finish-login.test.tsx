import { connect } from '@latchkey/connect'
import { sessionContract } from '@latchkey/session/contract'
import { connectedState } from '@latchkey/session/testing'
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
  await view.advance(700)
}

test('login: what needed a connection is shown after it', async () => {
  const view = await renderEmail({ plugins: [connect()] })
  await view.open('UpdateEmailWallet')
  await logIn(view)
  await expect.poll(() => view.test.shownView()).toBe('UpdateEmailWallet')
  await view.unmount()
})

test('login: from the list alone it closes the dialog', async () => {
  const view = await renderEmail({ plugins: [connect()] })
  await view.open('Connect')
  await logIn(view)
  await expect.poll(() => view.test.shownView()).toBe(undefined)
  await view.unmount()
})

test('login: without a frame the other way on is the list of wallets', async () => {
  const view = await renderEmail({ plugins: [connect()] })
  await view.open('Connect')
  await fromList(view)
  await view.refuse(unavailable)
  await view.press('Use another wallet')
  expect(view.test.shownView()).toBe('Connect')
  await view.unmount()
})

test('login: opened before the user agreed to the terms, it leads to them, and loads no frame', async () => {
  const terms = { legalCheckbox: true, termsConditionsUrl: 'https://example.com/terms' }
  const view = await renderEmail({ plugins: [connect(terms)] })
  await view.open('EmailLogin')
  expect(view.text()).toContain('Accept the terms first')
  expect(view.findAll('input')).toEqual([])
  expect(view.wallet.preloads).toBe(0)
  expect(await view.violations()).toEqual([])
  await view.press('Review the terms')
  expect(view.test.shownView()).toBe('Connect')
  await view.unmount()
})
