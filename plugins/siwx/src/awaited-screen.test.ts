import { sessionContract } from '@latchkey/session/contract'
import { connectedState } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { siwxContract } from './contract'
import {
  openConnectingView,
  own,
  type SignInPage,
  toPending,
  toScreen,
} from './test-support/open-connecting-view'
import { createFakeServer, openSiwx } from './test-support/open-siwx'

const none = async (): Promise<undefined> => undefined
const signedIn = { signIn: { status: 'signed-in', session: own } } as const

/** What has become of `signIn`: it waits, or the session, or the code of its error. */
function awaitSignIn({ latchkey }: SignInPage): () => unknown {
  let outcome: unknown = 'waits'
  const end = (end: unknown): void => {
    outcome = end
  }
  void latchkey
    .get(siwxContract)
    .signIn()
    .then(end, ({ code }) => end(code))
  return () => outcome
}

test('pending: a dialog that wanted to close does so where nobody has to sign in after all', async () => {
  const page = openConnectingView(true)
  await toPending(page)
  page.closeByPlugin()
  await expect.poll(() => page.shown).toEqual(['Connecting', 'refused'])
  page.setState(siwxContract, signedIn)
  await page.clock.advance(600)
  await expect.poll(() => page.shown).toEqual(['Connecting', 'refused', 'closed'])
  page.latchkey.dispose()
})

test('pending: one that did not want to close stays open, and one that went on to another view', async () => {
  const page = openConnectingView(true)
  await toPending(page)
  page.setState(siwxContract, signedIn)
  await page.clock.advance(600)
  await page.clock.advance(0)
  expect(page.shown).toEqual(['Connecting'])
  page.latchkey.dispose()

  const other = openConnectingView(true)
  await toPending(other)
  other.closeByPlugin()
  await expect.poll(() => other.shown.at(-1)).toBe('refused')
  other.setState(siwxContract, signedIn)
  other.showWanted()
  await other.clock.advance(600)
  expect(other.shown).toEqual(['Connecting', 'refused', 'Wanted'])
  other.latchkey.dispose()
})

test('close: the page is told why the dialog stays, while the screen is to come and while it is required', async () => {
  const page = openConnectingView(true, none)
  const reasons: unknown[] = []
  page.latchkey.on('kernel:close-refused', ({ reason }) => void reasons.push(reason))
  await toPending(page)
  page.closeByPlugin()
  await page.clock.advance(600)
  await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
  page.latchkey.close()
  await expect.poll(() => reasons).toEqual(['The sign-in screen opens', 'The user has to sign in'])
  page.setState(siwxContract, signedIn)
  page.latchkey.close()
  await expect.poll(() => page.shown.at(-1)).toBe('closed')
  page.latchkey.dispose()
})

test('signIn: it waits while the user approves the signature in the dialog, and rejects where nothing is asked', async () => {
  const page = openConnectingView(false, none)
  await toScreen(page)
  const outcome = awaitSignIn(page)
  const account = { accountAddress: own.accountAddress, networkId: own.networkId }
  page.setState(siwxContract, { signIn: { status: 'signing', ...account } })
  const approved = page.askByPlugin('ApproveTransaction')
  await page.clock.advance(0)
  expect([page.shown.at(-1), outcome()]).toEqual(['ApproveTransaction', 'waits'])
  page.answer('approved')
  await approved
  expect([page.shown.at(-1), outcome()]).toEqual(['SIWXSignMessage', 'waits'])
  page.setState(siwxContract, { signIn: { status: 'signed-out', ...account } })
  void page.askByPlugin('ApproveTransaction')?.catch(() => undefined)
  await page.clock.advance(0)
  expect(outcome()).toBe('VIEW_DISMISSED')
  page.latchkey.dispose()
})

test('signIn: it rejects when the page shows another view where signing in is optional', async () => {
  const page = openConnectingView(false, none)
  await toScreen(page)
  const outcome = awaitSignIn(page)
  await page.clock.advance(0)
  page.latchkey.open('Wanted')
  await expect.poll(outcome).toBe('VIEW_DISMISSED')
  expect(page.shown).toEqual(['Connecting', 'SIWXSignMessage', 'Wanted'])
  page.latchkey.dispose()
})

test('signIn: it rejects when the page stops while the dialog is closed', async () => {
  const page = openConnectingView(false, none)
  page.closeByPlugin()
  await toPending(page)
  page.needs.check = () => new Promise(() => undefined)
  await page.clock.advance(600)
  const outcome = awaitSignIn(page)
  await page.clock.advance(0)
  expect([page.shown.at(-1), outcome()]).toEqual(['closed', 'waits'])
  page.stop()
  await expect.poll(outcome).toBe('VIEW_DISMISSED')
  page.latchkey.dispose()
})

test('signIn: after signing out the screen is shown again', async () => {
  const page = openConnectingView(false, none)
  page.closeByPlugin()
  page.setState(sessionContract, connectedState())
  await expect.poll(() => page.latchkey.read(siwxContract).signIn.status).toBe('signed-out')
  const account = { accountAddress: own.accountAddress, networkId: own.networkId }
  for (const round of [1, 2]) {
    const outcome = awaitSignIn(page)
    await expect.poll(() => page.shown.slice(2 * round)).toEqual(['SIWXSignMessage'])
    page.setState(siwxContract, signedIn)
    page.answer(own)
    await expect.poll(outcome).toEqual(own)
    page.setState(siwxContract, { signIn: { status: 'signed-out', ...account } })
  }
  page.latchkey.dispose()
})

test('signIn: where it is called before a wallet is connected, the screen comes once', async () => {
  const page = openConnectingView(true, none)
  page.closeByPlugin()
  let tell = (): void => undefined
  page.needs.check = () =>
    new Promise((resolve) => {
      tell = resolve
    })
  const outcome = awaitSignIn(page)
  await page.clock.advance(0)
  page.connect()
  await expect.poll(() => page.latchkey.read(siwxContract).signIn.status).toBe('signed-out')
  await page.clock.advance(600)
  expect(page.shown.slice(2)).toEqual([])
  tell()
  await expect.poll(() => page.shown.slice(2)).toEqual(['SIWXSignMessage'])
  page.setState(siwxContract, signedIn)
  page.answer(own)
  await expect.poll(outcome).toEqual(own)
  await page.clock.advance(600)
  expect(page.shown.slice(2)).toEqual(['SIWXSignMessage', 'closed'])
  page.latchkey.dispose()
})

test('failure: a screen that cannot be opened is reported once, and one that the user has left is not', async () => {
  const page = openConnectingView(false, none)
  page.closeByPlugin()
  await toPending(page)
  page.needs.check = () => Promise.reject(new TypeError('offline'))
  await page.clock.advance(600)
  await expect.poll(() => page.errors).toMatchObject([{ error: { message: 'offline' } }])
  page.latchkey.dispose()

  const left = openConnectingView(false, none)
  left.closeByPlugin()
  await toScreen(left)
  left.latchkey.close()
  await expect.poll(() => left.shown.at(-1)).toBe('closed')
  expect(left.errors).toEqual([])
  left.latchkey.dispose()
})

test('failure: a page without a dialog signs in by its own button, and nothing is reported', async () => {
  const page = openSiwx({ backend: createFakeServer() }, { hasDialog: false })
  await page.connect()
  await page.clock.advance(600)
  await page.clock.advance(0)
  expect(await page.api.signIn().catch(({ code }) => code)).toBe('NO_OUTLET')
  expect(await page.api.sign()).toMatchObject({ networkId: 'eip155:1' })
  expect(page.errors).toEqual([])
})
