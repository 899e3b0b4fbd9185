import { createMemoryStorage } from '@latchkey/kernel/testing'
import type { Eip1193Provider } from '@latchkey/session/contract'
import { expect, test, vi } from 'vitest'
import type { OpenPage } from '../test-support/open-page'
import { accounts, grantOf, type Phone } from '../test-support/phone'
import { setUpRelayWorld } from '../test-support/relay-world'

// Two libraries and a relay in one process, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })
const patient = { timeout: 40_000 }

const [first] = accounts
const MESSAGE = '0x68656c6c6f'
const userLeft = { code: 6000, message: 'User disconnected.' }
const world = setUpRelayWorld()
const { open, connect } = world

const sign = (
  page: OpenPage,
  provider: Eip1193Provider | undefined = page.session.provider(),
): Promise<unknown> | undefined =>
  provider?.request({ method: 'personal_sign', params: [MESSAGE, first.address] })

/** Sets every stored expiry to a time in the past, as if days had passed. */
function age(storage: ReturnType<typeof createMemoryStorage>): void {
  for (const [key, text] of storage.entries)
    storage.writeElsewhere(key, text.replace(/("expiry(?:Timestamp)?":)\d+/g, '$11'))
}

test('closed page: a session that was approved for it is ended by the next page', async () => {
  const storage = createMemoryStorage()
  const page = open({ storage })
  const uri = await page.pairing.start()
  page.close()
  await world.phone.scan(uri)
  await expect.poll(() => world.phone.topics().length, patient).toBe(1)
  // The stored attempt has expired, as if four minutes had passed.
  for (const [key] of storage.entries) if (key.endsWith('attempt')) storage.writeElsewhere(key, '1')
  const next = open({ storage })
  expect(next.connection()).toBeUndefined()
  await next.pairing.start()
  await expect.poll(() => world.phone.topics(), patient).toEqual([])
})

test('closed page: an expired code and an expired request leave nothing in storage', async () => {
  const storage = createMemoryStorage()
  const page = open({ storage })
  await page.pairing.start()
  page.close()
  const kept = () => [...storage.entries].filter(([, text]) => /expiry/.test(text)).map(([key]) => key)
  await expect.poll(() => kept().length).toBeGreaterThan(0)
  age(storage)
  const next = open({ storage })
  await connect(next)
  await next.session.disconnect()
  await expect.poll(kept, patient).toEqual([])
})

test('expired: an expired session is not restored', async () => {
  const page = open()
  await connect(page)
  page.close()
  age(page.storage)
  const next = open({ storage: page.storage })
  await expect.poll(() => next.state().restoreStatus, patient).toBe('done')
  expect(next.connection()).toBeUndefined()
})

test('active session: the wallet can extend it and ping the page', async () => {
  const page = open()
  await connect(page)
  const [topic = ''] = world.phone.topics()
  await world.phone.kit.extendSession({ topic })
  await world.phone.kit.engine.signClient.ping({ topic })
  expect(await sign(page)).toBe(await first.signMessage({ message: { raw: MESSAGE } }))
})

test('ended session: if the wallet disconnected while the page was offline, a request fails and disconnects', async () => {
  const page = open()
  await connect(page)
  const [topic = ''] = world.phone.topics()
  const provider = page.session.provider()
  world.traffic.relayFaults.set({ service: 'relay', kind: 'cut', forMs: 3_000 })
  const leaving = world.phone.kit.disconnectSession({ topic, reason: userLeft })
  await expect.poll(() => world.relay.counts().sockets, patient).toBe(0)
  await expect.poll(() => world.relay.counts().sockets, patient).toBe(2)
  await leaving
  // The end of the session may reach the page before or during this request.
  await expect(sign(page, provider)).rejects.toMatchObject({ cause: { code: 'DISCONNECTED' } })
  await expect.poll(() => page.connection(), patient).toBeUndefined()
})

const [, second] = accounts
const lastWords: Readonly<Record<string, (phone: Phone, topic: string) => Promise<unknown>>> = {
  'changes its accounts': ({ kit }, topic) =>
    kit.updateSession({ topic, namespaces: grantOf(['eip155:1'], { addresses: [second.address] }) }),
  'prolongs the session': ({ kit }, topic) => kit.extendSession({ topic }),
  'leaves once more': ({ kit }, topic) => kit.disconnectSession({ topic, reason: userLeft }),
}
for (const [does, say] of Object.entries(lastWords))
  test(`gone: a wallet that ${does} while it leaves makes no failure of the page's own`, async () => {
    const page = open()
    await connect(page)
    const [topic = ''] = world.phone.topics()
    const failures: unknown[] = []
    const note = (reason: unknown): void => void failures.push(reason)
    process.on('unhandledRejection', note)
    await Promise.allSettled([
      say(world.phone, topic),
      world.phone.kit.disconnectSession({ topic, reason: userLeft }),
    ])
    await expect.poll(() => page.connection(), patient).toBeUndefined()
    process.off('unhandledRejection', note)
    expect(failures).toEqual([])
  })

test('ended session: a wallet that has lost its sessions gets the request, and the user can disconnect at once', async () => {
  const page = open()
  await connect(page)
  await world.phone.stop()
  const before = world.relay.counts().queuedMessages
  const signing = expect(sign(page)).rejects.toMatchObject({ cause: { code: 'DISCONNECTED' } })
  await expect.poll(() => world.relay.counts().queuedMessages, patient).toBeGreaterThan(before)
  await page.session.disconnect()
  await signing
  expect(page.connection()).toBeUndefined()
})

test('storage: with the option `storage` all data of the relay is stored there and restored from there', async () => {
  const own = createMemoryStorage()
  const page = open({ options: { storage: own } })
  await connect(page)
  page.close()
  const ours = [...page.storage.entries.keys()].filter((key) => key.includes('walletconnect/'))
  expect([ours, own.entries.size > 3]).toEqual([[], true])
  const next = open({ storage: page.storage, options: { storage: own } })
  await expect.poll(() => next.connection()?.status, patient).toBe('connected')
})
