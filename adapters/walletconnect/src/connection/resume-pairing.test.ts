// A page that showed a code is discarded; the next page has the same storage.
import { createMemoryStorage, type MemoryStorage } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { ADDRESS, createFakeRelay, type FakeRelay, OTHER, sessionOf } from '../test-support/fake-relay'
import { ask, createFakeWork, type FakeWork } from '../test-support/fake-work'

const LIFETIME_MS = 240_000

const flushTasks = async (): Promise<void> => {
  for (let count = 0; count < 50; count += 1) await Promise.resolve()
}
const approved = { ...sessionOf(['eip155:8453'], [ADDRESS], 'approved'), pairingTopic: 'topic-0' }
const stranger = { ...sessionOf(['eip155:1'], [OTHER], 'stranger'), pairingTopic: 'topic-9' }

async function storageOfThrownAway(): Promise<MemoryStorage> {
  const storage = createMemoryStorage()
  await createFakeWork({ storage }).work.start()
  await flushTasks()
  return storage
}

function resume({ work }: FakeWork, signal?: AbortSignal): ReturnType<FakeWork['work']['reconnect']> {
  const resumed = work.reconnect({ ...ask(signal), accounts: [], pendingUntilMs: LIFETIME_MS })
  resumed.catch(() => undefined)
  return resumed
}

function arrive(relay: FakeRelay, session: typeof approved): void {
  relay.stored.push(session)
  relay.emit({ kind: 'start', topic: session.topic, pairingTopic: session.pairingTopic })
}

test('resume pairing: takes the session of the code if the wallet approved it before', async () => {
  const fake = createFakeWork({ storage: await storageOfThrownAway() })
  fake.relay.stored = [stranger, approved]
  expect(await resume(fake)).toMatchObject({
    accounts: [{ namespace: 'eip155', address: ADDRESS }],
    networkIds: { eip155: 'eip155:8453' },
  })
  await fake.clock.advance(LIFETIME_MS)
  await flushTasks()
  expect(fake.relay.ended).toEqual(['stranger'])
  expect(fake.shown).toEqual([{ status: 'idle' }])
})

test('resume pairing: the session of that code, approved while the code is valid, is restored on the next visit', async () => {
  const storage = await storageOfThrownAway()
  const fake = createFakeWork({ storage })
  const resumed = resume(fake)
  await flushTasks()
  await fake.clock.advance(LIFETIME_MS - 1)
  arrive(fake.relay, approved)
  expect(await resumed).toMatchObject({ accounts: [{ address: ADDRESS }] })
  await fake.clock.advance(LIFETIME_MS)
  await flushTasks()
  expect(fake.relay.ended).toEqual([])
  const next = createFakeWork({ storage, relay: fake.relay })
  const accounts = [{ namespace: 'eip155', address: ADDRESS }]
  expect(await next.work.reconnect({ ...ask(), accounts })).toBeDefined()
})

test('resume pairing: a session of another pairing is not resumed, and it is ended', async () => {
  const fake = createFakeWork({ storage: await storageOfThrownAway() })
  fake.relay.stored = [stranger]
  const resumed = resume(fake)
  await flushTasks()
  arrive(fake.relay, { ...stranger, topic: 'another' })
  await flushTasks()
  await fake.clock.advance(LIFETIME_MS)
  expect(await resumed).toBeUndefined()
  await flushTasks()
  expect(fake.relay.ended).toEqual(['stranger', 'another'])
  expect(fake.clock.waiting).toBe(0)
})

test('resume pairing: an expired session is ignored', async () => {
  const fake = createFakeWork({ storage: await storageOfThrownAway() })
  fake.relay.stored = [{ ...approved, expiry: 0 }]
  const resumed = resume(fake)
  await fake.clock.advance(LIFETIME_MS)
  expect(await resumed).toBeUndefined()
})

test('resume pairing: without a code, or after its expiry, the library is not even fetched', async () => {
  const none = createFakeWork()
  expect(await resume(none)).toBeUndefined()
  const late = createFakeWork({ storage: await storageOfThrownAway() })
  await late.clock.advance(LIFETIME_MS)
  late.relay.stored = [approved]
  expect(await resume(late)).toBeUndefined()
  expect([none.made, late.made]).toEqual([0, 0])
})

test('resume pairing: an unreachable relay is tried again', async () => {
  const fake = createFakeWork({ storage: await storageOfThrownAway() })
  let asked = 0
  fake.relay.waitUntilSubscribed = async () => {
    asked += 1
    if (asked < 3) throw new Error('no line')
  }
  const resumed = resume(fake)
  await flushTasks()
  for (const times of [1, 2, 3, 3]) {
    expect(asked).toBe(times)
    await fake.clock.advance(5_000)
    await flushTasks()
  }
  arrive(fake.relay, approved)
  expect(await resumed).toBeDefined()
})

test('resume pairing: fails without the library, and the code stays valid for the next page', async () => {
  const storage = await storageOfThrownAway()
  const createClient = () => Promise.reject(new Error('offline'))
  await expect(resume(createFakeWork({ storage, createClient }))).rejects.toThrow('offline')
  const next = createFakeWork({ storage })
  next.relay.stored = [approved]
  expect(await resume(next)).toBeDefined()
})

test('resume pairing: a session after the user has cancelled is ended, and the socket is closed', async () => {
  const storage = await storageOfThrownAway()
  const fake = createFakeWork({ storage })
  const leaving = new AbortController()
  const resumed = resume(fake, leaving.signal)
  await flushTasks()
  leaving.abort()
  await expect(resumed).rejects.toBeDefined()
  await flushTasks()
  expect([fake.relay.closed, fake.relay.listening]).toEqual([1, 0])
  fake.relay.stored = [approved]
  const next = createFakeWork({ storage, relay: fake.relay })
  await next.clock.advance(LIFETIME_MS)
  await next.work.start()
  await flushTasks()
  expect(fake.relay.ended).toEqual(['approved'])
})

test('resume pairing: a wallet that grants no network is disconnected without an error', async () => {
  const fake = createFakeWork({ storage: await storageOfThrownAway() })
  fake.relay.stored = [{ ...approved, ...sessionOf(['eip155:10'], [ADDRESS], 'approved') }]
  expect(await resume(fake)).toBeUndefined()
  await flushTasks()
  expect(fake.relay.ended).toEqual(['approved'])
})

test('resume pairing: of two tabs with the same session neither ends it', async () => {
  const storage = await storageOfThrownAway()
  const relay = createFakeRelay()
  const tabs = [createFakeWork({ storage, relay }), createFakeWork({ storage, relay })]
  const resumed = tabs.map((tab) => resume(tab))
  await flushTasks()
  arrive(relay, approved)
  for (const one of resumed) expect(await one).toMatchObject({ accounts: [{ address: ADDRESS }] })
  for (const { clock } of tabs) await clock.advance(LIFETIME_MS)
  await flushTasks()
  expect(relay.ended).toEqual([])
})

test('resume pairing: the tab that showed the code learns too late of the approval, and leaves the session to the other', async () => {
  const storage = createMemoryStorage()
  const there = createFakeWork({ storage })
  const connecting = there.work.connect(ask())
  connecting.catch(() => undefined)
  await flushTasks()
  const here = createFakeWork({ storage })
  const resumed = resume(here)
  await flushTasks()
  arrive(here.relay, approved)
  expect(await resumed).toBeDefined()
  await there.clock.advance(LIFETIME_MS)
  await expect(connecting).rejects.toMatchObject({ code: 'PAIRING_EXPIRED' })
  there.relay.proposals[0]?.approve(approved)
  await flushTasks()
  expect([...there.relay.ended, ...here.relay.ended]).toEqual([])
})

test('resume pairing: a page that shows a new code waits for that one', async () => {
  const { work, made } = createFakeWork({ storage: await storageOfThrownAway() })
  await work.start()
  const resumed = work.reconnect({ ...ask(), accounts: [], pendingUntilMs: LIFETIME_MS })
  expect([await resumed, made]).toEqual([undefined, 0])
})
