import { createMemoryStorage, type MemoryStorage } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { openConnectingView, toPending } from './test-support/open-connecting-view'
import { createFakeServer, openSiwx } from './test-support/open-siwx'

const KEY = 'latchkey/1/latchkey/siwx/state'
const siweConfig = {
  getNonce: async () => 'abcdefgh1',
  verifyMessage: async () => true,
  getSession: async () => null,
  signOut: async () => true,
}
const codeOf = (work: Promise<unknown>): Promise<unknown> => work.catch(({ code }) => code)

test.each([
  ['nothing', {}, true],
  ['required: false', { required: false }, false],
  ['getRequired, which goes before required', { required: true, getRequired: () => false }, false],
  ['siweConfig', { siweConfig }, true],
  ['siweConfig with required: false', { siweConfig: { ...siweConfig, required: false } }, false],
])('required: with %s, a connected user has to sign in: %s', (_name, options, isRequired) => {
  expect(openSiwx(options).api.isRequired()).toBe(isRequired)
})

test('enabled: siweConfig with false asks nobody to sign in, and says so to a page that does', async () => {
  const page = openSiwx({ siweConfig: { ...siweConfig, enabled: false } })
  await page.connect()
  await page.clock.advance(600)
  expect([page.status(), page.shownView(), page.prompts]).toEqual(['disconnected', undefined, []])
  expect(await Promise.all([codeOf(page.api.sign()), codeOf(page.api.signIn())])).toEqual([
    'SIWX_DISABLED',
    'SIWX_DISABLED',
  ])
})

test.each([
  ['other options', {}, 'SIWXSignMessage'],
  ['siweConfig', { siweConfig }, 'ConnectingSiwe'],
])('screen: with %s it opens as %s', async (_name, options, view) => {
  const page = openSiwx(options)
  await page.connect()
  await page.clock.advance(599)
  expect(page.shownView()).toBeUndefined()
  await page.clock.advance(1)
  await expect.poll(page.shownView).toBe(view)
})

test('screen: where signing in is optional, it opens for who connects, and not for a wallet that is back', async () => {
  const connecting = openConnectingView(false, async () => undefined)
  await toPending(connecting)
  await connecting.clock.advance(600)
  await expect.poll(() => connecting.shown.at(-1)).toBe('SIWXSignMessage')
  const back = openConnectingView(false, async () => undefined)
  back.connect(true)
  await back.clock.advance(600)
  expect([back.shown, back.clock.waiting]).toEqual([['Connecting'], 0])
})

test('session: it is none before the first sign-in, and that of the account afterwards', async () => {
  const page = openSiwx({ backend: createFakeServer() })
  expect(page.api.session()).toBeUndefined()
  await page.connect()
  expect(page.api.session()).toBeUndefined()
  const session = await page.api.sign()
  expect(page.api.session()).toEqual(session)
  expect(await page.api.signIn()).toEqual(session)
})

/** A page of this storage, over a server whose sign-out fails while it is away. */
function openVisit(storage: MemoryStorage, server = createFakeServer()) {
  let isAway = false
  const signOut = (): Promise<void> => (isAway ? Promise.reject(new TypeError('away')) : server.signOut())
  const page = openSiwx({ backend: { ...server, signOut }, storage })
  return {
    page,
    server,
    leave() {
      isAway = true
    },
  }
}

test('visit: a session whose wallet is gone ends, also where nothing is connected', async () => {
  const storage = createMemoryStorage()
  const first = openVisit(storage)
  await first.page.connect()
  await first.page.api.sign()
  await expect.poll(() => storage.entries.get(KEY)).toContain('"accountAddress"')
  first.page.latchkey.dispose()
  const { server, page } = openVisit(storage, first.server)
  await expect.poll(() => server.session()).toBeUndefined()
  await expect.poll(() => storage.entries.get(KEY)).toContain('"stored":null')
  page.latchkey.dispose()
})

test('visit: what is owed to a server that was away is told at the next visit, and the session not used', async () => {
  const storage = createMemoryStorage()
  const first = openVisit(storage)
  await first.page.connect()
  await first.page.api.sign()
  first.leave()
  await first.page.disconnect()
  await expect.poll(() => storage.entries.get(KEY)).toContain('"isSignOutOwed":true')
  expect(first.server.session()).toBeDefined()
  first.page.latchkey.dispose()
  const { page, server } = openVisit(storage, first.server)
  await expect.poll(() => server.session()).toBeUndefined()
  await expect.poll(() => storage.entries.get(KEY)).toContain('"isSignOutOwed":false')
  page.latchkey.dispose()
})
