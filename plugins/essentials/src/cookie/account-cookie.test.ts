import { createFakeBrowser, createMemoryStorage } from '@latchkey/kernel/testing'
import type { SessionOptions } from '@latchkey/session'
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
import { KEY, storageOf, storedText } from '../../../session/src/test-support/stored'
import { accountCookie, accountCookieContract, hydrateFromCookie, rememberedAccount } from './index'

const cookieOf = (address: string): string => `latchkey-account=1/eip155:1:${address}`
const kept = (address: string): string =>
  `${cookieOf(address)}; Path=/; Max-Age=2592000; SameSite=Lax; Secure`
const removed = 'latchkey-account=; Path=/; Max-Age=0; SameSite=Lax; Secure'

interface Page extends StartedSession {
  /** What was assigned to `document.cookie`. */
  readonly written: readonly string[]
  remembered(): string | undefined
}

async function visit(
  setting: Parameters<typeof startSession>[0] & { readonly cookie?: string; readonly blocked?: boolean } = {},
): Promise<Page> {
  const { cookie, blocked, ...rest } = setting
  const written: string[] = []
  const document = {
    set cookie(text: string) {
      if (blocked) throw new DOMException('The document is sandboxed', 'SecurityError')
      written.push(text)
    },
  }
  const started = await startSession({
    ...rest,
    ports: { browser: createFakeBrowser({ properties: { document } }) },
    plugins: [accountCookie()],
    hydrateFrom: hydrateFromCookie(cookie),
  })
  const { latchkey } = started.test
  const remembered = () => rememberedAccount(started.state(), latchkey.read(accountCookieContract))?.address
  return { ...started, written, remembered }
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
  expect(logger.lines.filter(({ level }) => level !== 'debug')).toEqual([])
})
