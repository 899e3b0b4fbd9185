import { expect, test } from 'vitest'
import { ADDRESS, sessionOf } from '../test-support/fake-relay'
import { ask, createFakeWork, type FakeWork } from '../test-support/fake-work'

const flushTasks = async (): Promise<void> => {
  for (let count = 0; count < 20; count += 1) await Promise.resolve()
}

test('pairing: all callers share one attempt and one code', async () => {
  const { work, relay, shown } = createFakeWork()
  const connecting = [work.connect(ask()), work.connect(ask())]
  const uris = await Promise.all([work.start(), work.start()])
  expect(new Set(uris).size).toBe(1)
  expect(relay.proposals).toHaveLength(1)
  expect(shown.at(-1)).toEqual({ status: 'ready', uri: uris[0], expiresAtMs: 240_000 })
  relay.proposals[0]?.approve(sessionOf())
  const results = await Promise.all(connecting)
  for (const { accounts } of results) expect(accounts[0].address).toBe(ADDRESS)
  expect(shown.at(-1)).toEqual({ status: 'idle' })
})

test('pairing: the state is opening, then ready, and expired after 240 s', async () => {
  const { work, clock, shown } = createFakeWork()
  const connecting = work.connect(ask())
  const ended = expect(connecting).rejects.toMatchObject({ code: 'PAIRING_EXPIRED' })
  await work.start()
  await clock.advance(239_999)
  expect(shown.at(-1)?.status).toBe('ready')
  await clock.advance(1)
  await ended
  expect(shown.map(({ status }) => status)).toEqual(['idle', 'opening', 'ready', 'idle'])
  expect(clock.waiting).toBe(0)
})

test('pairing: with 10 s left there is a new code, and callers get the session of either code', async () => {
  const { work, clock, relay, shown } = createFakeWork()
  const connecting = work.connect(ask())
  const first = await work.start()
  await clock.advance(229_999)
  expect(await work.start()).toBe(first)
  await clock.advance(1)
  const second = await work.start()
  expect(second).not.toBe(first)
  expect(shown.at(-1)).toMatchObject({ uri: second })
  await clock.advance(5_000)
  relay.proposals[0]?.approve(sessionOf())
  expect((await connecting).accounts[0].address).toBe(ADDRESS)
  // The new code is no longer needed: a session from it is ended.
  relay.proposals[1]?.approve(sessionOf(['eip155:1'], [ADDRESS], 'session-2'))
  await flushTasks()
  expect(relay.ended).toEqual(['session-2'])
})

test('pairing: the expiry of a replaced code does not fail those who wait for the new one', async () => {
  const { work, clock, relay } = createFakeWork()
  const connecting = work.connect(ask())
  await work.start()
  await clock.advance(235_000)
  await work.start()
  await clock.advance(10_000)
  relay.proposals[0]?.approve(sessionOf(['eip155:1'], [ADDRESS], 'too-late'))
  await flushTasks()
  expect(relay.ended).toEqual(['too-late'])
  relay.proposals[1]?.approve(sessionOf())
  expect((await connecting).accounts).toHaveLength(1)
})

test('pairing: if a caller aborts, the code stays valid for the next caller', async () => {
  const { work, relay } = createFakeWork()
  const leave = new AbortController()
  const left = work.connect(ask(leave.signal))
  const uri = await work.start()
  leave.abort()
  await expect(left).rejects.toBe(leave.signal.reason)
  expect(await work.start()).toBe(uri)
  relay.proposals[0]?.approve(sessionOf())
  await flushTasks()
  // No caller was waiting; a caller comes now.
  expect((await work.connect(ask())).accounts).toHaveLength(1)
  expect(relay.ended).toEqual([])
})

/** Connects and leaves after this time. Returns the code that was shown. */
async function leaveAfter({ work, clock }: FakeWork, ms: number): Promise<string> {
  const leave = new AbortController()
  const left = work.connect(ask(leave.signal))
  const uri = await work.start()
  await clock.advance(ms)
  leave.abort()
  await expect(left).rejects.toBe(leave.signal.reason)
  return uri
}

test('pairing: a code that is left after 10 s is replaced for the next caller, since the relay may have lost its proposal', async () => {
  const fake = createFakeWork()
  const { work, relay, shown } = fake
  const lost = await leaveAfter(fake, 10_000)
  expect(shown.at(-1)).toEqual({ status: 'idle' })
  const connecting = work.connect(ask())
  const uri = await work.start()
  expect(uri).not.toBe(lost)
  expect(shown.at(-1)).toEqual({ status: 'ready', uri, expiresAtMs: 250_000 })
  relay.proposals[1]?.approve(sessionOf())
  expect((await connecting).accounts[0].address).toBe(ADDRESS)
})

test('pairing: a code that is left within 10 s is shown again', async () => {
  const fake = createFakeWork()
  const uri = await leaveAfter(fake, 9_999)
  expect(await leaveAfter(fake, 0)).toBe(uri)
  expect(fake.relay.proposals).toHaveLength(1)
})

test('pairing: a code that another caller waits for stays', async () => {
  const fake = createFakeWork()
  const connecting = fake.work.connect(ask())
  const uri = await leaveAfter(fake, 60_000)
  expect(fake.shown.at(-1)).toMatchObject({ status: 'ready', uri })
  expect(await fake.work.start()).toBe(uri)
  fake.relay.proposals[0]?.approve(sessionOf())
  expect((await connecting).accounts).toHaveLength(1)
})

test.each(['before', 'after'])(
  'pairing: an approval of a code that was left connects the next caller, %s that one comes',
  async (time) => {
    const fake = createFakeWork()
    const { work, relay } = fake
    await leaveAfter(fake, 60_000)
    const approve = (): void => relay.proposals[0]?.approve(sessionOf())
    if (time === 'before') approve()
    await flushTasks()
    const connecting = work.connect(ask())
    await flushTasks()
    if (time === 'after') approve()
    expect((await connecting).accounts[0].address).toBe(ADDRESS)
    expect(relay.proposals).toHaveLength(time === 'before' ? 1 : 2)
    expect(relay.ended).toEqual([])
  },
)

test('pairing: a refusal of a code that was left does not end the new one', async () => {
  const fake = createFakeWork()
  const { work, relay } = fake
  await leaveAfter(fake, 60_000)
  const connecting = work.connect(ask())
  await work.start()
  relay.proposals[0]?.reject({ code: 5000, message: 'User rejected.' })
  await flushTasks()
  relay.proposals[1]?.approve(sessionOf())
  expect((await connecting).accounts).toHaveLength(1)
})

test('pairing: of two codes that are approved one is entered, and the other session is ended', async () => {
  const fake = createFakeWork()
  const { work, relay } = fake
  await leaveAfter(fake, 60_000)
  await leaveAfter(fake, 60_000)
  const connecting = work.connect(ask())
  await work.start()
  relay.proposals[0]?.approve(sessionOf())
  await connecting
  for (const index of [1, 2])
    relay.proposals[index]?.approve(sessionOf(['eip155:1'], [ADDRESS], `other-${index}`))
  await flushTasks()
  expect(relay.ended).toEqual(['other-1', 'other-2'])
})

test('pairing: an approval that no caller uses is ended when the code expires', async () => {
  const { work, clock, relay, shown } = createFakeWork()
  await work.start()
  relay.proposals[0]?.approve(sessionOf())
  await clock.advance(239_000)
  expect(relay.ended).toEqual([])
  await clock.advance(1_000)
  expect(relay.ended).toEqual(['session-1'])
  expect(shown.at(-1)).toEqual({ status: 'idle' })
})

test('pairing: an approval after the end of the code, or after a reset, is ended at once', async () => {
  for (const over of ['expiry', 'reset'] as const) {
    const { work, clock, relay } = createFakeWork()
    const connecting = work.connect(ask())
    const ended = expect(connecting).rejects.toMatchObject({
      code: over === 'reset' ? 'REQUEST_ABORTED' : 'PAIRING_EXPIRED',
    })
    await work.start()
    await (over === 'reset' ? work.reset() : clock.advance(240_000))
    await ended
    relay.proposals[0]?.approve(sessionOf())
    await flushTasks()
    expect(relay.ended).toEqual(['session-1'])
  }
})

test('pairing: a relay that does not respond within 5 s counts as unreachable, and the next attempt starts again', async () => {
  const fake = createFakeWork()
  const { work, clock, relay, shown } = fake
  relay.propose = () => new Promise(() => undefined)
  const connecting = expect(work.connect(ask())).rejects.toMatchObject({ code: 'RELAY_UNREACHABLE' })
  const starting = expect(work.start()).rejects.toMatchObject({ code: 'RELAY_UNREACHABLE' })
  await clock.advance(4_999)
  expect(shown.at(-1)?.status).toBe('opening')
  await clock.advance(1)
  await Promise.all([connecting, starting])
  expect(shown.at(-1)).toEqual({ status: 'idle' })
  relay.propose = async () => undefined
  await work.start()
  expect([relay.closed, fake.made]).toEqual([1, 2])
})

test('pairing: a malformed session, or one without a configured network, is an error and is ended', async () => {
  const { work, relay } = createFakeWork()
  for (const [answer, code] of [
    [{ topic: 'odd', expiry: 1, namespaces: 5 }, 'INVALID_ANSWER'],
    [sessionOf(['eip155:10'], [ADDRESS], 'elsewhere'), 'NO_SHARED_NETWORK'],
  ] as const) {
    const connecting = work.connect(ask())
    const ended = expect(connecting).rejects.toMatchObject({ code })
    await work.start()
    relay.proposals.at(-1)?.approve(answer)
    await ended
  }
  await flushTasks()
  expect(relay.ended).toEqual(['odd', 'elsewhere'])
})

test.each([
  [{ code: 5000, message: 'User rejected.' }, 5000],
  [{ code: 5100, message: 'Unsupported chains.' }, 'NO_SHARED_NETWORK'],
  [{ code: 5104, message: 'Unsupported namespace key.' }, 'NO_SHARED_NETWORK'],
])('pairing: %o is reported as %s', async (said, code) => {
  const { work, relay, shown } = createFakeWork()
  const ended = expect(work.connect(ask())).rejects.toMatchObject({ code })
  await work.start()
  relay.proposals[0]?.reject(said)
  await ended
  expect(shown.at(-1)).toEqual({ status: 'idle' })
})

test.each([-86_400_000, 86_400_000])(
  'pairing: a clock that is set by %i ms neither extends a code nor ends it early',
  async (ms) => {
    const { work, clock, shown } = createFakeWork()
    const ended = expect(work.connect(ask())).rejects.toMatchObject({ code: 'PAIRING_EXPIRED' })
    await work.start()
    clock.setBy(ms)
    await clock.advance(239_999)
    expect(shown.at(-1)?.status).toBe('ready')
    await clock.advance(1)
    await ended
  },
)

test('pairing: a clock that was set back does not hand out a code with 10 s left', async () => {
  const { work, clock } = createFakeWork()
  void work.connect(ask()).catch(() => undefined)
  const first = await work.start()
  clock.setBy(-3_600_000)
  await clock.advance(230_000)
  expect(await work.start()).not.toBe(first)
})

test('pairing: a clock that was set forwards hands out a code that pages take for valid', async () => {
  const { work, clock, shown } = createFakeWork()
  void work.connect(ask()).catch(() => undefined)
  await work.start()
  clock.setBy(3_600_000)
  await work.start()
  expect(shown.at(-1)).toMatchObject({ status: 'ready', expiresAtMs: clock.now() + 240_000 })
})

test.each([-3_600_000, 3_600_000])(
  'pairing: a clock that is set by %i ms does not say for how long a code was shown',
  async (ms) => {
    const fake = createFakeWork()
    const leave = new AbortController()
    const left = fake.work.connect(ask(leave.signal))
    await fake.work.start()
    fake.clock.setBy(ms)
    await fake.clock.advance(ms > 0 ? 9_999 : 10_000)
    leave.abort()
    await expect(left).rejects.toBe(leave.signal.reason)
    // After ten seconds the next caller gets another one, before that it is still there.
    expect(fake.shown.at(-1)?.status).toBe(ms > 0 ? 'ready' : 'idle')
  },
)
