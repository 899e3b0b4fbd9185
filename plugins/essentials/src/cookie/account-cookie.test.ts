import { createFakeBrowser, createMemoryStorage } from '@latchkey/kernel/testing'
import type { SessionOptions } from '@latchkey/session'
import { sessionStatus } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import {
  alice,
  bob,
  createFakeConnector,
  onMainnet,
  pending,
} from '../../../session/src/test-support/fake-connector'
import {
  flushTasks,
  type StartedSession,
  startSession,
} from '../../../session/src/test-support/start-session'
import { KEY, remembered, storageOf, storedText } from '../../../session/src/test-support/stored'
import { accountCookie, accountCookieContract, hydrateFromCookie, rememberedAccount } from './index'

const cookieOf = (address: string): string => `latchkey-account=1/eip155:1:${address}`
const kept = (address: string): string =>
  `${cookieOf(address)}; Path=/; Max-Age=2592000; SameSite=Lax; Secure`
const removed = 'latchkey-account=; Path=/; Max-Age=0; SameSite=Lax; Secure'

interface Page extends StartedSession {
  /** What was assigned to `document.cookie`. */
  readonly written: readonly string[]
  /** The account id in the plugin's state. */
  accountId(): string | undefined
  remembered(): string | undefined
}

async function visit(
  setting: Parameters<typeof startSession>[0] & {
    readonly cookie?: string
    readonly blocked?: boolean
    readonly origin?: string
    readonly name?: string
  } = {},
): Promise<Page> {
  const { cookie, blocked, origin, name, ...rest } = setting
  const written: string[] = []
  const document = {
    set cookie(text: string) {
      if (blocked) throw new DOMException('The document is sandboxed', 'SecurityError')
      written.push(text)
    },
  }
  const started = await startSession({
    ...rest,
    ports: { browser: { ...createFakeBrowser({ properties: { document } }), ...(origin && { origin }) } },
    plugins: [accountCookie(name === undefined ? {} : { name })],
    hydrateFrom: hydrateFromCookie(cookie),
  })
  const { latchkey } = started.test
  const remembered = () => rememberedAccount(started.state(), latchkey.read(accountCookieContract))?.address
  const accountId = () => latchkey.read(accountCookieContract).accountId
  return { ...started, written, accountId, remembered }
}

test('account cookie: a first visit keeps nothing', async () => {
  const { written } = await visit()
  expect(written).toEqual([removed])
})

test('account cookie: the connected account is kept, follows the wallet, and goes with it', async () => {
  const wallet = createFakeConnector('w')
  const { api, written, state } = await visit({ connectors: [wallet] })
  await api.connect('w')
  wallet.emit((observer) => observer.accountsChanged([bob]))
  await flushTasks()
  const [id = ''] = Object.keys(state().connections)
  await api.disconnect(id)
  expect(written.slice(1)).toEqual([kept(alice.address), kept(bob.address), removed])
})

test('account cookie: on a page without TLS it is kept without `Secure`, which a browser would refuse', async () => {
  const page = await visit({ connectors: [createFakeConnector('w')], origin: 'http://host.example' })
  await page.api.connect('w')
  const value = `${cookieOf(alice.address)}; Path=/; Max-Age=2592000; SameSite=Lax`
  expect(page.written).toEqual(['latchkey-account=; Path=/; Max-Age=0; SameSite=Lax', value])
})

test('account cookie: is kept under the name that the page gives', async () => {
  const page = await visit({ connectors: [createFakeConnector('w')], name: 'mine' })
  await page.api.connect('w')
  expect(page.written.map((text) => text.split(';')[0])).toEqual([
    'mine=',
    `mine=1/eip155:1:${alice.address}`,
  ])
  expect(page.logger.lines).toEqual([])
})

test('account cookie: the state is what the cookie holds, also in the text for another instance', async () => {
  const page = await visit({ connectors: [createFakeConnector('w')] })
  expect(page.accountId()).toBeUndefined()
  await page.api.connect('w')
  const accountId = `eip155:1:${alice.address}`
  expect(page.accountId()).toBe(accountId)
  expect(JSON.parse(page.test.latchkey.dehydrate()).states.accountCookie).toEqual({ accountId })
  await page.api.disconnect(Object.keys(page.state().connections)[0] ?? '')
  expect(page.accountId()).toBeUndefined()
})

test('account cookie: nothing is kept of a connection that is not remembered', async () => {
  const options: SessionOptions = { reconnect: false }
  const { api, written } = await visit({ connectors: [createFakeConnector('w')], options })
  await api.connect('w')
  expect(new Set(written)).toEqual(new Set([removed]))
})

test('account cookie: while the wallet is silent the account is remembered, and connected once it responds', async () => {
  const answer = pending<ReturnType<typeof onMainnet>>()
  const wallet = createFakeConnector('w', { reconnect: () => answer.promise })
  const page = await visit({ connectors: [wallet], storage: storageOf('w'), cookie: cookieOf(alice.address) })
  expect(page.remembered()).toBe(alice.address)
  expect(page.api.active()).toBeUndefined()
  expect(page.written).toEqual([])
  answer.resolve(onMainnet())
  await flushTasks()
  expect(page.remembered()).toBeUndefined()
  expect(page.api.active()?.account).toEqual(alice)
  expect(page.written).toEqual([kept(alice.address)])
})

test('account cookie: once the storage has been read, it decides which account is remembered', async () => {
  const wallet = createFakeConnector('w', { reconnect: () => new Promise(() => undefined) })
  const page = await visit({ connectors: [wallet], storage: storageOf('w'), cookie: cookieOf(bob.address) })
  expect(page.remembered()).toBe(alice.address)
})

test('account cookie: of several stored wallets the active one is remembered, and none while none is active', async () => {
  const silent = { reconnect: () => new Promise<undefined>(() => undefined) }
  const wallets = [createFakeConnector('v', silent), createFakeConnector('w', silent)]
  const [v, w] = [{ ...remembered('v'), ...onMainnet(bob) }, remembered('w')]
  const stored = (changes: object) =>
    createMemoryStorage({ [KEY]: storedText(['v', 'w'], { remembered: [v, w], ...changes }) })
  const page = await visit({ connectors: wallets, storage: stored({ active: { eip155: 'w' } }) })
  expect(page.remembered()).toBe(alice.address)
  const none = await visit({
    connectors: wallets,
    storage: stored({ active: {}, activeNamespace: undefined }),
    cookie: cookieOf(bob.address),
  })
  expect(sessionStatus(none.state())).toBe('reconnecting')
  expect(none.remembered()).toBeUndefined()
})

test('account cookie: a stale cookie without a stored connection is removed', async () => {
  const page = await visit({ cookie: cookieOf(alice.address) })
  expect(page.remembered()).toBeUndefined()
  expect(page.written).toEqual([removed])
})

test('account cookie: a disconnection in another tab removes it', async () => {
  const storage = createMemoryStorage({ [KEY]: storedText(['w']) })
  const page = await visit({
    connectors: [createFakeConnector('w')],
    storage,
    cookie: cookieOf(alice.address),
  })
  expect(page.written).toEqual([kept(alice.address)])
  storage.writeElsewhere(KEY, storedText([]))
  await flushTasks()
  expect(page.written.at(-1)).toBe(removed)
})

test('account cookie: in a sandboxed frame the page works without one', async () => {
  const { api, written, logger } = await visit({ connectors: [createFakeConnector('w')], blocked: true })
  await api.connect('w')
  expect(api.active()?.account).toEqual(alice)
  expect(written).toEqual([])
  expect(new Set(logger.lines.map(({ level, text }) => `${level}: ${text}`))).toEqual(
    new Set(['debug: The account was not kept in a cookie.']),
  )
  expect(logger.lines[0]?.details).toMatchObject({ error: { name: 'SecurityError' } })
})
