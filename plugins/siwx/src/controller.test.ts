import { sessionContract } from '@latchkey/session/contract'
import { disconnectedState } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { siwxContract } from './contract'
import { openConnectingView, openSignIn, own, toPending, toScreen } from './test-support/open-connecting-view'

test.each([
  ['required', true],
  ['optional', false],
] as const)(
  'sign-in: where it is %s, the dialog stays open from connecting until the sign-in screen opens',
  async (_name, required) => {
    const page = openConnectingView(required)
    page.connect()
    await expect.poll(() => page.clock.waiting).toBe(1)
    page.closeByPlugin()
    await expect.poll(() => page.shown.length).toBe(2)
    expect(page.shown).toEqual(['Connecting', 'refused'])
    await page.clock.advance(600)
    await expect.poll(() => page.shown.length).toBe(3)
    expect(page.shown).toEqual(['Connecting', 'refused', 'SIWXSignMessage'])
    page.latchkey.dispose()
  },
)

test.each([
  ['while the code of signing in is loading', false],
  ['while the screen is pending', true],
] as const)(
  'sign-in: a view that follows connecting %s is shown again afterwards',
  async (_name, isLoaded) => {
    const page = openConnectingView(false)
    page.connect()
    if (isLoaded) await expect.poll(() => page.clock.waiting).toBe(1)
    page.showWanted()
    await expect.poll(() => page.clock.waiting).toBe(isLoaded ? 0 : 1)
    await page.clock.advance(600)
    await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
    page.answer(undefined)
    await expect.poll(() => page.shown.at(-1)).toBe('Wanted')
    expect(page.shown).toEqual(['Connecting', 'Wanted', 'SIWXSignMessage', 'Wanted'])
    page.latchkey.dispose()
  },
)

test('sign-in: a view that the host opens while the user has to sign in follows', async () => {
  const page = openConnectingView(true, async () => undefined)
  page.connect()
  await expect.poll(() => page.clock.waiting).toBe(1)
  await page.clock.advance(600)
  await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
  page.latchkey.open('Wanted')
  await expect.poll(() => page.shown).toEqual(['Connecting', 'SIWXSignMessage', 'Wanted', 'SIWXSignMessage'])
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  await expect.poll(() => page.shown.at(-1)).toBe('Wanted')
  page.latchkey.dispose()
})

test('sign-in: cancelling it also leaves the view that the host has opened meanwhile', async () => {
  const page = openConnectingView(true, async () => undefined)
  await toScreen(page)
  const asked = page.latchkey.ask('Wanted').catch(({ code }) => code)
  await expect.poll(() => page.shown).toEqual(['Connecting', 'SIWXSignMessage', 'Wanted', 'SIWXSignMessage'])
  const cancelled = page.latchkey.get(siwxContract).cancel()
  await expect.poll(() => page.disconnects.map(({ id }) => id)).toEqual(['c'])
  page.setState(sessionContract, disconnectedState)
  page.disconnects[0]?.resolve()
  await cancelled
  await expect.poll(() => page.shown.at(-1)).toBe('closed')
  expect(page.shown.slice(4)).toEqual(['closed'])
  expect(await asked).toBe('VIEW_DISMISSED')
  page.latchkey.dispose()
})

test('sign-in: when the wallet disconnects during it, the view that the host has opened says so', async () => {
  const page = openConnectingView(true, async () => undefined)
  await toScreen(page)
  page.latchkey.open('Wanted')
  await expect.poll(() => page.shown).toEqual(['Connecting', 'SIWXSignMessage', 'Wanted', 'SIWXSignMessage'])
  page.setState(sessionContract, disconnectedState)
  await expect.poll(() => page.shown.slice(4)).toEqual(['Wanted'])
  page.latchkey.dispose()
})

test('sign-in: two views that the host opens at once get one screen', async () => {
  const page = await openSignIn()
  page.latchkey.open('Wanted')
  page.latchkey.open('Other')
  await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  await page.clock.advance(0)
  expect(page.shown.slice(2)).toEqual(['Wanted', 'Other', 'SIWXSignMessage', 'Other'])
  page.latchkey.dispose()
})

test('sign-in: a view that a wallet asks over the screen stays', async () => {
  const page = await openSignIn()
  page.latchkey.open('Wanted')
  await expect.poll(() => page.shown.slice(2)).toEqual(['Wanted', 'SIWXSignMessage'])
  const asked = page.askByPlugin('ApproveTransaction')
  await page.clock.advance(0)
  expect(page.shown.at(-1)).toBe('ApproveTransaction')
  page.answer('approved')
  expect(await asked).toBe('approved')
  expect(page.shown.at(-1)).toBe('SIWXSignMessage')
  page.latchkey.dispose()
})

test('sign-in: a wallet that disconnects before the screen is shown takes it away', async () => {
  const page = await openSignIn()
  page.latchkey.open('Wanted')
  page.setState(sessionContract, disconnectedState)
  await page.clock.advance(0)
  expect(page.shown.slice(2)).toEqual(['Wanted'])
  page.latchkey.dispose()
})

test('sign-in: a wallet that disconnects while the screen opens in place of the connecting view leaves no screen', async () => {
  const page = openConnectingView(true, async () => undefined)
  await toPending(page)
  let tell = (): void => undefined
  page.needs.check = () =>
    new Promise((resolve) => {
      tell = resolve
    })
  await page.clock.advance(600)
  await expect.poll(() => page.clock.waiting).toBe(0)
  page.setState(sessionContract, disconnectedState)
  tell()
  await page.clock.advance(0)
  await expect.poll(() => page.shown.at(-1)).toBe('closed')
  page.latchkey.dispose()
})
