import { createFakeBrowser, createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { readInRounds } from './read-in-rounds'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

function openRounds() {
  const shown = { visibilityState: 'visible' }
  const browser = createFakeBrowser({ properties: { document: shown } })
  const clock = createFakeClock()
  const stop = new AbortController()
  const rounds = readInRounds({ clock, browser, signal: stop.signal })
  return {
    rounds,
    clock,
    stop,
    /** Adds one of an age, and says how often it was read. */
    add(ageMs: number, read: () => Promise<void> = async () => undefined) {
      let reads = 0
      const remove = rounds.add({
        ageMs: () => ageMs,
        read() {
          reads += 1
          return read()
        },
      })
      return { remove, reads: () => reads }
    },
    /** Lets rounds pass. */
    async pass(count: number) {
      for (let left = count; left > 0; left -= 1) await clock.advance(3_000)
    },
    show(isVisible: boolean, event = 'visibilitychange') {
      shown.visibilityState = isVisible ? 'visible' : 'hidden'
      browser.fire(new Event(event))
    },
  }
}

test.each([
  ['younger than new, by a clock that was set back', -HOUR_MS, 20],
  ['almost three minutes old', 3 * MINUTE_MS - 1, 20],
  ['three minutes old', 3 * MINUTE_MS, 4],
  ['almost an hour old', HOUR_MS - 1, 4],
  ['an hour old', HOUR_MS, 1],
  ['a day old', 24 * HOUR_MS, 1],
])('rounds: what is %s is read at once and so often in a minute', async (_what, ageMs, times) => {
  const { add, pass } = openRounds()
  const { reads } = add(ageMs)
  expect(reads()).toBe(1)
  await pass(20)
  expect(reads()).toBe(1 + times)
})

test('rounds: what has not answered yet is not asked again, what could not be read is', async () => {
  const { add, pass } = openRounds()
  let answer = (): void => undefined
  const slow = add(0, () => new Promise((resolve) => (answer = resolve)))
  const broken = add(0, () => Promise.reject(new Error('offline')))
  await pass(3)
  expect([slow.reads(), broken.reads()]).toEqual([1, 4])
  answer()
  await pass(1)
  expect([slow.reads(), broken.reads()]).toEqual([2, 5])
})

test('rounds: in a hidden page only what is young is read', async () => {
  const { add, pass, show } = openRounds()
  const [young, old] = [add(0), add(5 * MINUTE_MS)]
  show(false)
  await pass(10)
  expect([young.reads(), old.reads()]).toEqual([11, 1])
})

test.each(['visibilitychange', 'focus'])('rounds: once shown, by %s, what is due is read', async (event) => {
  const { add, pass, show } = openRounds()
  const reading = add(5 * MINUTE_MS)
  await pass(5)
  expect(reading.reads()).toBe(2)
  show(false, event)
  await pass(4)
  // Four rounds ago it was read, of five.
  show(true, event)
  expect(reading.reads()).toBe(2)
  show(false, event)
  await pass(1)
  show(false, event)
  expect(reading.reads()).toBe(2)
  show(true, event)
  show(true, event)
  expect(reading.reads()).toBe(3)
})

test('rounds: end with the last reading and with the run, and begin again with the next', async () => {
  const { add, pass, clock, stop } = openRounds()
  const first = add(0)
  first.remove()
  await pass(2)
  expect([first.reads(), clock.waiting]).toEqual([1, 0])
  const next = add(0)
  const beside = add(0)
  await pass(1)
  expect([next.reads(), beside.reads(), clock.waiting]).toEqual([2, 2, 1])
  stop.abort()
  await pass(2)
  expect([next.reads(), clock.waiting]).toEqual([2, 0])
})
