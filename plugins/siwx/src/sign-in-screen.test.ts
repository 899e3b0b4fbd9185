import { sessionContract } from '@latchkey/session/contract'
import { connectedState, disconnectedState } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { type SiwxSession, siwxContract } from './contract'
import {
  openConnectingView,
  openSignIn,
  own,
  type SignInPage,
  toPending,
  toScreen,
} from './test-support/open-connecting-view'

test('signIn: two calls at the same time show the screen once', async () => {
  const page = openConnectingView(false, async () => undefined)
  page.closeByPlugin()
  page.setState(sessionContract, connectedState())
  await expect.poll(() => page.latchkey.read(siwxContract).signIn.status).toBe('signed-out')
  const { signIn } = page.latchkey.get(siwxContract)
  const both = Promise.all([signIn(), signIn()])
  await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  expect(await both).toEqual([own, own])
  expect(page.shown).toEqual(['Connecting', 'closed', 'SIWXSignMessage', 'closed'])
  page.latchkey.dispose()
})

/** Calls `signIn`, and notes the session with which it ends. */
function sessionsOf({ latchkey }: SignInPage): readonly SiwxSession[] {
  const sessions: SiwxSession[] = []
  void latchkey
    .get(siwxContract)
    .signIn()
    .then((session) => sessions.push(session))
  return sessions
}

const codeOf = (asked: Promise<SiwxSession>): Promise<unknown> => asked.catch(({ code }) => code)

test.each([
  ['before it opens', false],
  ['while it is shown', true],
] as const)('signIn: %s, the screen is shown once, and it waits for the user', async (_name, isShown) => {
  const page = openConnectingView(false, async () => undefined)
  if (isShown) await toScreen(page)
  else await toPending(page)
  const asked = page.latchkey.get(siwxContract).signIn()
  await page.clock.advance(600)
  await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  expect(await asked).toEqual(own)
  expect(page.shown).toEqual(['Connecting', 'SIWXSignMessage', 'closed'])
  page.latchkey.dispose()
})

test('signIn: it waits for the screen that opens after the user has closed the dialog', async () => {
  const page = openConnectingView(false, async () => undefined)
  await toPending(page)
  const outcome = codeOf(page.latchkey.get(siwxContract).signIn())
  await page.clock.advance(0)
  page.latchkey.close()
  await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  expect(await outcome).toEqual(own)
  page.latchkey.dispose()
})

test.each([
  ['the user leaves', toScreen, 'close'],
  ['the page stops', toScreen, 'dispose'],
  ['the page stops before the screen is shown', toPending, 'dispose'],
] as const)('signIn: it rejects when %s', async (_name, begin, end) => {
  const page = openConnectingView(false, async () => undefined)
  await begin(page)
  const outcome = codeOf(page.latchkey.get(siwxContract).signIn())
  await page.clock.advance(0)
  page.latchkey[end]()
  expect(await outcome).toBe('VIEW_DISMISSED')
  page.latchkey.dispose()
})

test('signIn: it goes on waiting when the host opens a view over the screen that is required', async () => {
  const page = openConnectingView(true, async () => undefined)
  await toScreen(page)
  const outcome = codeOf(page.latchkey.get(siwxContract).signIn())
  page.latchkey.open('Wanted')
  await expect.poll(() => page.shown.slice(2)).toEqual(['Wanted', 'SIWXSignMessage'])
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  expect(await outcome).toEqual(own)
  await expect.poll(() => page.shown.at(-1)).toBe('Wanted')
  page.latchkey.dispose()
})

test('signIn: it ends when the page signs in before the screen has come', async () => {
  const page = openConnectingView(true, async () => undefined)
  await toPending(page)
  const sessions = sessionsOf(page)
  await page.clock.advance(0)
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  await page.clock.advance(0)
  expect(sessions).toEqual([own])
  page.latchkey.dispose()
})

test('signIn: it ends when the user has signed in over a view that was asked over its screen', async () => {
  const page = openConnectingView(true, async () => undefined)
  page.closeByPlugin()
  page.setState(sessionContract, connectedState())
  await expect.poll(() => page.latchkey.read(siwxContract).signIn.status).toBe('signed-out')
  const sessions = sessionsOf(page)
  await expect.poll(() => page.shown.slice(2)).toEqual(['SIWXSignMessage'])
  const asked = page.latchkey.ask('Other').catch(({ code }) => code)
  await expect.poll(() => page.shown.slice(3)).toEqual(['Other', 'SIWXSignMessage'])
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  await expect.poll(() => sessions).toEqual([own])
  expect(page.shown.at(-1)).toBe('Other')
  page.answer('answered')
  expect(await asked).toBe('answered')
  await expect.poll(() => page.shown.at(-1)).toBe('closed')
  page.latchkey.dispose()
})

test('stop: before the screen has come, the dialog closes, and signIn shows the screen after the next start', async () => {
  const page = openConnectingView(false, async () => undefined)
  await toPending(page)
  page.stop()
  await page.clock.advance(600)
  expect(page.shown).toEqual(['Connecting', 'closed'])
  page.latchkey.start()
  await page.clock.advance(0)
  const asked = page.latchkey.get(siwxContract).signIn()
  await expect.poll(() => page.shown.slice(2)).toEqual(['SIWXSignMessage'])
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  expect(await asked).toEqual(own)
  page.latchkey.dispose()
})

/** The user has to sign in over a view that the page has opened, and the page asks another one over the screen. */
async function askOverScreen() {
  const page = await openSignIn()
  page.latchkey.open('Wanted')
  await expect.poll(() => page.shown.slice(2)).toEqual(['Wanted', 'SIWXSignMessage'])
  const asked = page.latchkey.ask('Other').catch(({ code }) => code)
  await expect.poll(() => page.shown.slice(4)).toEqual(['Other', 'SIWXSignMessage'])
  return { page, asked }
}

test('ask: over a screen that is required, the view follows signing in, which is said once', async () => {
  const { page, asked } = await askOverScreen()
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  await page.clock.advance(0)
  expect(page.shown.slice(6)).toEqual(['Other'])
  page.answer('answered')
  expect(await asked).toBe('answered')
  await page.clock.advance(0)
  expect(page.shown.at(-1)).toBe('Wanted')
  page.latchkey.dispose()
})

test('ask: over a screen that is required, the caller is told when the user cancels signing in', async () => {
  const { page, asked } = await askOverScreen()
  const cancelled = page.latchkey.get(siwxContract).cancel()
  await expect.poll(() => page.disconnects.map(({ id }) => id)).toEqual(['c'])
  page.setState(sessionContract, disconnectedState)
  page.disconnects[0]?.resolve()
  await cancelled
  expect(await asked).toBe('VIEW_DISMISSED')
  expect(page.shown.slice(6)).toEqual(['closed'])
  page.latchkey.dispose()
})

test('ask: when the wallet disconnects during signing in over it, no screen is left below the view', async () => {
  const { page, asked } = await askOverScreen()
  page.setState(sessionContract, disconnectedState)
  await expect.poll(() => page.shown.slice(6)).toEqual(['Other'])
  page.answer('answered')
  expect(await asked).toBe('answered')
  await page.clock.advance(0)
  expect(page.shown.at(-1)).toBe('Wanted')
  page.latchkey.dispose()
})

test('ask: three views over each other get a screen each, until the user has signed in', async () => {
  const { page, asked } = await askOverScreen()
  const last = page.askByPlugin('Wanted')
  await expect.poll(() => page.shown.slice(6)).toEqual(['Wanted', 'SIWXSignMessage'])
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  page.answer('first')
  await page.clock.advance(0)
  page.answer('second')
  expect(await Promise.all([last, asked])).toEqual(['first', 'second'])
  await page.clock.advance(0)
  expect(page.shown.slice(8)).toEqual(['Wanted', 'SIWXSignMessage', 'Other', 'SIWXSignMessage', 'Wanted'])
  page.latchkey.dispose()
})

test('ask: over a screen that looks the session up, signing in comes once there is none, and is said once', async () => {
  let tell = (_session: undefined): void => undefined
  const page = openConnectingView(true, () => new Promise((resolve) => (tell = resolve)))
  page.closeByPlugin()
  page.setState(sessionContract, connectedState())
  await expect.poll(() => page.latchkey.read(siwxContract).signIn.status).toBe('checking')
  const sessions = sessionsOf(page)
  await expect.poll(() => page.shown.slice(2)).toEqual(['SIWXSignMessage'])
  const asked = page.askByPlugin('Other')
  await expect.poll(() => page.shown.slice(3)).toEqual(['Other'])
  tell(undefined)
  await expect.poll(() => page.clock.waiting).toBe(1)
  await page.clock.advance(600)
  await expect.poll(() => page.shown.slice(4)).toEqual(['SIWXSignMessage'])
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  await expect.poll(() => sessions).toEqual([own])
  page.answer('answered')
  expect(await asked).toBe('answered')
  await expect.poll(() => page.shown.slice(5)).toEqual(['Other', 'SIWXSignMessage', 'closed'])
  page.latchkey.dispose()
})
