import { createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { createUsageQueue, type UsageEvent } from './create-usage-queue'

const eventOf = (eventId: string): UsageEvent => ({
  eventId,
  url: `https://shop.example/${'a'.repeat(900)}`,
  domain: 'shop.example',
  timestamp: 1,
  props: { type: 'track', event: 'MODAL_OPEN', properties: {} },
})

function createQueue() {
  const clock = createFakeClock()
  const sent: (readonly UsageEvent[])[] = []
  const withdrawal = new AbortController()
  const queue = createUsageQueue({
    clock,
    signal: withdrawal.signal,
    send: async (events) => void sent.push(events),
    beacon: (events) => sent.push(events) > 0,
  })
  const fill = (count: number): void => {
    for (let index = 0; index < count; index += 1) queue.add(eventOf(String(index)))
  }
  return { ...queue, clock, sent, fill, withdraw: () => withdrawal.abort() }
}

const bytesOf = (events: readonly UsageEvent[] = []): number => JSON.stringify(events).length

test('usage queue: 45 kB are sent at once', () => {
  const { fill, sent, open } = createQueue()
  open()
  fill(60)
  expect(sent).toHaveLength(1)
  expect(bytesOf(sent[0])).toBeLessThan(45_000)
  expect(bytesOf(sent[0])).toBeGreaterThan(43_000)
})

test('usage queue: a page that opens and closes without end sends once at once, and the newest with the next flush', async () => {
  const { fill, sent, open, clock } = createQueue()
  open()
  for (const count of [2, 4]) {
    fill(1_000)
    expect(sent).toHaveLength(count - 1)
    await clock.advance(10_000)
    expect(sent).toHaveLength(count)
    expect(bytesOf(sent[count - 1])).toBeLessThan(45_000)
    expect(sent[count - 1]?.at(-1)?.eventId).toBe('999')
  }
})

test('usage queue: sends 10 s after the first event, and again 10 s after the next', async () => {
  const { fill, sent, open, clock } = createQueue()
  open()
  fill(1)
  await clock.advance(9_999)
  expect(sent).toHaveLength(0)
  await clock.advance(1)
  expect(sent).toHaveLength(1)
  await clock.advance(60_000)
  fill(2)
  await clock.advance(10_000)
  expect(sent.map(({ length }) => length)).toEqual([1, 2])
})

test('usage queue: while it is not known whether events may be sent, the newest 45 kB are kept', async () => {
  const { fill, sent, open, clock } = createQueue()
  fill(500)
  await clock.advance(30_000)
  expect(sent).toEqual([])
  open()
  await clock.advance(10_000)
  expect(bytesOf(sent[0])).toBeLessThan(45_000)
  expect(sent[0]?.at(-1)?.eventId).toBe('499')
})

test('usage queue: nothing is sent after the withdrawal', async () => {
  const { fill, sent, open, clock, withdraw, leavePage } = createQueue()
  open()
  fill(3)
  withdraw()
  fill(3)
  leavePage()
  await clock.advance(60_000)
  expect(sent).toEqual([])
})
