import { sessionContract } from '@latchkey/session/contract'
import { UserRejectedError } from '@latchkey/session/errors'
import { ADDRESS, connectedState, disconnectedState } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { SHOW_DONE_MS } from '@latchkey/view-kit'
import { expect, test } from 'vitest'
import { sessionOf } from '../backend/backend'
import { siwxContract } from '../contract'
import { SignInRefusedError } from '../errors'
import { parseSiwxMessage } from '../message'
import { type RenderedSignIn, renderSignIn } from '../test-support/render-sign-in'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Connects, and waits until the sign-in screen has opened by itself. */
async function toScreen(view: RenderedSignIn): Promise<void> {
  await view.connect()
  await view.shown('SIWXSignMessage')
  await view.until(() => view.text() !== '')
}
/** Presses the button that requests the signature, and waits until the wallet has received the request. */
async function requestSignature(view: RenderedSignIn): Promise<void> {
  const before = view.calls.length
  await view.press(/^(Sign in|Try again)$/)
  await view.until(() => view.calls.length > before)
}
const declined = () => new UserRejectedError({ phase: 'request' })

test('sign-in: the screen opens after connecting, names the domain, and closes after signing', async () => {
  const view = await renderSignIn()
  await toScreen(view)
  expect(view.text()).toContain('Sign in to host.example')
  expect(view.text()).toContain('If you don’t sign in, your wallet is disconnected.')
  expect(await view.violations()).toEqual([])
  expect(view.calls).toEqual([])
  await requestSignature(view)
  expect(parseSiwxMessage(view.calls[0]?.text ?? '')).toMatchObject({
    domain: 'host.example',
    uri: 'https://host.example/',
    accountAddress: ADDRESS,
    networkId: 'eip155:1',
    nonce: 'abcdefgh1',
  })
  expect(await view.violations()).toEqual([])
  await view.calls[0]?.sign()
  await view.until(() => view.status() === 'signed-in')
  expect(view.text()).toContain('You’re signed in to host.example.')
  await view.advance(2_000)
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('sign-in: when it is required, the dialog stays open until the user has signed or cancelled', async () => {
  const view = await renderSignIn()
  await toScreen(view)
  expect(view.text()).toContain('Cancel and disconnect')
  await act(() => view.test.latchkey.close())
  expect(view.test.shownView()).toBe('SIWXSignMessage')
  // The screen behaves the same under its other name.
  await view.open('ConnectingSiwe')
  await view.shown('ConnectingSiwe')
  await view.until(() => view.text() !== '')
  await requestSignature(view)
  await act(() => view.test.latchkey.close())
  expect(view.test.shownView()).toBeDefined()
  await view.calls[0]?.reject(declined())
  await act(() => view.test.latchkey.close())
  expect(view.text()).toContain('Signature declined')
  await view.press('Cancel and disconnect')
  expect(view.session.disconnects.map(({ id }) => id)).toEqual(['c'])
  await view.unmount()
})

test('sign-in: the owners of a contract are waited for in words that name them, and can be left', async () => {
  let isConfirmed = false
  const view = await renderSignIn({
    served: {
      async add({ message }) {
        if (!isConfirmed) throw new SignInRefusedError('SIGNATURE_PENDING')
        return sessionOf(message)
      },
    },
  })
  await toScreen(view)
  await requestSignature(view)
  await view.calls[0]?.sign()
  await view.until(() => view.status() === 'confirming')
  expect(view.text()).toContain('Waiting for the owners')
  expect(view.text()).toContain('The owners of this account haven’t confirmed yet.')
  expect(view.text()).not.toContain('Sign with your wallet')
  expect(view.text()).toContain('Cancel and disconnect')
  expect(await view.violations()).toEqual([])
  // Also once the wallet is taken for silent, which has nothing left to answer.
  await view.advance(30_000)
  expect(view.text()).toContain('Waiting for the owners')
  expect(view.text()).not.toContain('Open your wallet')
  expect(view.text()).not.toContain('Try again')
  isConfirmed = true
  await view.advance(5_000)
  await view.until(() => view.status() === 'signed-in')
  expect(view.calls).toHaveLength(1)
  await view.unmount()
})

test('sign-in: when it is optional, the dialog can be closed, and cancelling keeps the wallet connected', async () => {
  const view = await renderSignIn({ required: false })
  await toScreen(view)
  expect(view.text()).not.toContain('is disconnected')
  await act(() => view.test.latchkey.close())
  expect(view.test.shownView()).toBeUndefined()
  await view.open('SIWXSignMessage')
  await view.shown('SIWXSignMessage')
  await view.until(() => view.text() !== '')
  await view.press('Cancel')
  expect([view.test.shownView(), view.status()]).toEqual([undefined, 'signed-out'])
  expect(view.session.disconnects).toEqual([])
  await view.unmount()
})

test('sign-in: after the user declined, the screen says so, and each retry sends one request', async () => {
  const view = await renderSignIn()
  await toScreen(view)
  await requestSignature(view)
  await view.calls[0]?.reject(declined())
  expect(view.text()).toContain('Signature declined')
  expect(await view.violations()).toEqual([])
  await requestSignature(view)
  await view.calls[1]?.sign()
  await view.until(() => view.status() === 'signed-in')
  expect(view.calls).toHaveLength(2)
  await view.unmount()
})

test('sign-in: after a refused signature of a smart account the screen names a possible reason', async () => {
  const add = () => Promise.reject(new SignInRefusedError('SIGNATURE_INVALID'))
  const view = await renderSignIn({ served: { add } })
  await toScreen(view)
  const { connections = {}, ...rest } = connectedState()
  const smart = Object.fromEntries(
    Object.entries(connections).map(([id, one]) => [
      id,
      { ...one, accounts: [{ namespace: 'eip155', address: OTHER, type: 'smartAccount' }] },
    ]),
  )
  await act(() =>
    view.test.setState(sessionContract, JSON.parse(JSON.stringify({ connections: smart, ...rest }))),
  )
  await view.until(() => view.status() === 'signed-out')
  await requestSignature(view)
  await view.calls[0]?.sign()
  await view.until(() => view.text().includes('This application might not support Smart Accounts'))
  await view.unmount()
})

test('sign-in: after an account switch, a signature of the previous account begins no session', async () => {
  const view = await renderSignIn()
  await toScreen(view)
  await requestSignature(view)
  const { connections = {}, ...rest } = connectedState()
  const other = JSON.parse(JSON.stringify({ connections, ...rest }).replaceAll(ADDRESS, OTHER))
  await act(() => view.test.setState(sessionContract, other))
  await view.until(() => view.status() === 'signed-out')
  await view.calls[0]?.sign()
  expect(view.status()).toBe('signed-out')
  expect(view.text()).toContain('Sign in to host.example')
  await requestSignature(view)
  expect(parseSiwxMessage(view.calls[1]?.text ?? '').accountAddress).toBe(OTHER)
  await view.unmount()
})

test('sign-in: the screen opens when a session expires', async () => {
  const createMessage = ({ issuedAt }: { readonly issuedAt: string }) => ({
    expirationTime: new Date(Date.parse(issuedAt) + 60_000).toISOString(),
  })
  const view = await renderSignIn({ createMessage })
  await toScreen(view)
  await requestSignature(view)
  await view.calls[0]?.sign()
  await view.until(() => view.status() === 'signed-in')
  await view.advance(2_000)
  expect(view.test.shownView()).toBeUndefined()
  await view.advance(87_000)
  expect(view.status()).toBe('signed-in')
  await view.advance(2_000)
  await view.shown('SIWXSignMessage')
  expect([view.status(), view.calls.length]).toEqual(['signed-out', 1])
  await view.unmount()
})

test('sign-in: a host that asks for it while the screen is shown tells the user once that they are signed in', async () => {
  const view = await renderSignIn({ required: false })
  await toScreen(view)
  const { signIn } = view.test.latchkey.get(siwxContract)
  const asked = Promise.all([signIn(), signIn()])
  await requestSignature(view)
  await view.calls[0]?.sign()
  await view.until(() => view.text().includes('You’re signed in to host.example.'))
  await view.advance(SHOW_DONE_MS)
  expect(view.test.shownView()).toBeUndefined()
  expect((await asked).map(({ accountAddress }) => accountAddress)).toEqual([ADDRESS, ADDRESS])
  await view.unmount()
})

test('sign-in: when the session cannot be looked up, the wallet is disconnected and a notice is shown', async () => {
  const view = await renderSignIn({ served: { current: () => Promise.reject(new Error('down')) } })
  await act(() => view.test.setState(sessionContract, connectedState()))
  await view.until(() => view.session.disconnects.length === 1)
  await act(() => {
    view.test.setState(sessionContract, disconnectedState)
    view.session.disconnects[0]?.resolve()
  })
  await view.until(() => view.test.notices.length > 0)
  expect(view.test.notices).toMatchObject([{ notice: { variant: 'error', code: 'SIWX_INIT_FAILED' } }])
  expect(view.test.errors).toMatchObject([
    { error: { message: 'A problem occurred while trying initialize authentication' } },
  ])
  await view.unmount()
})

test('sign-in: when the server has a session, no signature is requested', async () => {
  const view = await renderSignIn({ remembered: { accountAddress: ADDRESS, networkId: 'eip155:1' } })
  await view.connect()
  await view.advance(1_000)
  expect([view.status(), view.test.shownView(), view.calls.length]).toEqual(['signed-in', undefined, 0])
  await view.unmount()
})

/** Verifies everything, and keeps no session. */
const siweHost = {
  getNonce: async () => 'abcdefgh2',
  verifyMessage: async () => true,
  getSession: async () => null,
  signOut: async () => true,
}

test('sign-in: with siweConfig the screen opens as ConnectingSiwe, and calls the methods of the host', async () => {
  const verified: string[] = []
  const view = await renderSignIn({
    siweConfig: {
      ...siweHost,
      async verifyMessage({ message }) {
        verified.push(message)
        return true
      },
      getMessageParams: async () => ({ statement: 'Welcome' }),
    },
  })
  await view.connect()
  await view.shown('ConnectingSiwe')
  await view.until(() => view.text().includes('Sign in to host.example'))
  await requestSignature(view)
  expect(view.calls[0]?.text).toContain('\n\nWelcome\n\n')
  await view.calls[0]?.sign()
  await view.until(() => view.status() === 'signed-in')
  expect(verified.map((text) => parseSiwxMessage(text).nonce)).toEqual(['abcdefgh2'])
  await view.unmount()
})

test('sign-in: with siweConfig the wallet signs the text of the host, and no text for another account', async () => {
  const writes = { address: ADDRESS }
  const verified: string[] = []
  const view = await renderSignIn({
    siweConfig: {
      ...siweHost,
      async verifyMessage({ message }) {
        verified.push(message)
        return true
      },
      createMessage: ({ domain, uri, nonce, iat, chainId }) =>
        `${domain} wants you to sign in with your Ethereum account:\n${writes.address}\n\nWritten by the host.\n\n` +
        `URI: ${uri}\nVersion: 1\nChain ID: ${chainId}\nNonce: ${nonce}\nIssued At: ${iat}`,
    },
  })
  await view.connect()
  await view.shown('ConnectingSiwe')
  await view.until(() => view.text() !== '')
  writes.address = OTHER
  await view.press('Sign in')
  await view.until(() => view.text().includes('The sign-in message isn’t valid'))
  expect(view.calls).toEqual([])
  writes.address = ADDRESS
  await requestSignature(view)
  expect(view.calls[0]?.text).toContain('Written by the host.')
  await view.calls[0]?.sign()
  await view.until(() => view.status() === 'signed-in')
  expect(verified).toEqual([view.calls[0]?.text])
  await view.unmount()
})
