import { createMemoryStorage } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { ADDRESS, OTHER, sessionOf } from '../test-support/fake-relay'
import { ask, createFakeWork, type FakeWork } from '../test-support/fake-work'
import { rememberedSession } from './own-sessions'

const flushTasks = async (): Promise<void> => {
  for (let count = 0; count < 50; count += 1) await Promise.resolve()
}
const left = sessionOf(['eip155:1'], [OTHER], 'left over')
const accounts = [{ namespace: 'eip155', address: ADDRESS }]

async function approve({ work, relay }: FakeWork, topic: string): Promise<void> {
  const connecting = work.connect(ask())
  await work.start()
  await flushTasks()
  const session = sessionOf(['eip155:1'], [ADDRESS], topic)
  relay.stored.push(session)
  relay.proposals.at(-1)?.approve(session)
  await connecting
  await flushTasks()
}

test('unused sessions: those that a closed page did not store are ended by the next page', async () => {
  const fake = createFakeWork()
  fake.relay.stored = [left]
  await approve(fake, 'mine')
  expect(fake.relay.ended).toEqual(['left over'])
})

test('unused sessions: a reconnect ends them too, and restores the recorded session', async () => {
  const storage = createMemoryStorage()
  await approve(createFakeWork({ storage }), 'mine')
  const { work, relay, clock } = createFakeWork({ storage })
  await clock.advance(240_000)
  // Newer, and with the same account.
  relay.stored = [{ ...left, ...sessionOf(['eip155:8453'], [ADDRESS], 'left over'), expiry: 20_000_000_000 }]
  relay.stored.push(sessionOf(['eip155:1'], [ADDRESS], 'mine'))
  expect(await work.reconnect({ ...ask(), accounts })).toMatchObject({ networkIds: { eip155: 'eip155:1' } })
  await flushTasks()
  expect(relay.ended).toEqual(['left over'])
})

test('unused sessions: one that another tab may still use is kept until that tab’s code has expired', async () => {
  const storage = createMemoryStorage()
  const there = createFakeWork({ storage })
  await there.work.start()
  await flushTasks()
  const here = createFakeWork({ storage, relay: there.relay })
  there.relay.stored = [sessionOf(['eip155:1'], [ADDRESS], 'of the other tab')]
  await here.work.start()
  await here.clock.advance(239_000)
  await flushTasks()
  expect(there.relay.ended).toEqual([])
  await here.clock.advance(1_000)
  await flushTasks()
  expect(there.relay.ended).toEqual(['of the other tab'])
})

test('unused sessions: none replaces a current session that has ended', async () => {
  const storage = createMemoryStorage()
  await approve(createFakeWork({ storage }), 'mine')
  const { work, relay } = createFakeWork({ storage })
  relay.stored = [sessionOf(['eip155:1'], [ADDRESS], 'left over')]
  expect(await work.reconnect({ ...ask(), accounts })).toBeUndefined()
})

test('unused sessions: one that another tab has recorded is in use', async () => {
  const storage = createMemoryStorage()
  const there = createFakeWork({ storage })
  await approve(there, 'of the other tab')
  const here = createFakeWork({ storage, relay: there.relay })
  await here.clock.advance(240_000)
  await here.work.start()
  await flushTasks()
  expect(there.relay.ended).toEqual([])
})

test('unused sessions: a late approval for a closed page is ended', async () => {
  const { work, relay } = createFakeWork()
  relay.stored = [sessionOf(['eip155:1'], [ADDRESS], 'mine')]
  await work.reconnect({ ...ask(), accounts })
  await flushTasks()
  relay.stored.push(left)
  relay.emit({ kind: 'start', topic: left.topic, pairingTopic: '' })
  await flushTasks()
  expect(relay.ended).toEqual(['left over'])
})

test('unused sessions: one that could not be ended at disconnecting is ended on the next visit', async () => {
  const storage = createMemoryStorage()
  const before = createFakeWork({ storage })
  await approve(before, 'mine')
  const { client } = before.relay
  Object.assign(client, { end: () => Promise.reject(new Error('no line')) })
  await expect(before.work.disconnect()).rejects.toThrow('no line')
  const after = createFakeWork({ storage })
  after.relay.stored = [sessionOf(['eip155:1'], [ADDRESS], 'mine')]
  await after.clock.advance(240_000)
  await after.work.start()
  await flushTasks()
  expect(after.relay.ended).toEqual(['mine'])
})

test.each([
  ['eip155', 'eip155:1', ADDRESS, 'older'],
  [
    'solana',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    '7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2',
    'newer',
  ],
])(
  'remembered session: of %s, an account that differs in case only',
  (namespace, networkId, address, found) => {
    const stored = (topic: string, account: string, expiry: number) => ({
      topic,
      expiry,
      namespaces: { [namespace]: { accounts: [`${networkId}:${account}`], methods: [], events: [] } },
    })
    const sessions = [stored('older', address.toLowerCase(), 10), stored('newer', `${address}x`, 20)]
    const remembered = { accounts: [{ namespace, address }], topic: undefined }
    expect(rememberedSession(sessions, remembered, 0)?.topic).toBe(found)
  },
)
