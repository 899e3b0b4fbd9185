import { expect, test } from 'vitest'
import { createFakeClock } from './fake-clock'

test('fake clock: timers run in order of their due times', async () => {
  const clock = createFakeClock(1000)
  const abort = new AbortController()
  const log: string[] = []
  const note = (name: string) => () => void log.push(`${name} ${clock.now()}`)
  void clock.wait(300).then(note('late'))
  void clock.wait(100).then(note('early'))
  clock.every(120, note('beat'), abort.signal)
  await clock.advance(250)
  expect(log).toEqual(['early 1100', 'beat 1120', 'beat 1240'])
  abort.abort()
  await clock.advance(100)
  expect(log.at(-1)).toBe('late 1300')
  expect([clock.now(), clock.waiting]).toEqual([1350, 0])
})

test('fake clock: an aborted wait rejects with the reason and is forgotten', async () => {
  const clock = createFakeClock()
  const abort = new AbortController()
  const waiting = clock.wait(100, abort.signal)
  abort.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  await expect(clock.wait(100, abort.signal)).rejects.toThrow('left')
  clock.every(1, () => expect.unreachable(), abort.signal)
  expect(clock.waiting).toBe(0)
})

test('fake clock: a wait that is over leaves no listener on its signal, as the system clock does', async () => {
  const clock = createFakeClock()
  const { signal } = new AbortController()
  const listeners = new Set<unknown>()
  Object.assign(signal, {
    addEventListener: (_type: string, listener: unknown) => listeners.add(listener),
    removeEventListener: (_type: string, listener: unknown) => listeners.delete(listener),
  })
  const waiting = clock.wait(100, signal)
  expect(listeners.size).toBe(1)
  await clock.advance(100)
  await waiting
  expect(listeners.size).toBe(0)
})

test('fake clock: the time of day is set alone; both go on together', async () => {
  const clock = createFakeClock(1000)
  const beganAt = clock.elapsedMs()
  let isOver = false
  void clock.wait(100).then(() => {
    isOver = true
  })
  clock.setBy(-600)
  await clock.advance(50)
  expect([clock.now(), clock.elapsedMs() - beganAt, isOver]).toEqual([450, 50, false])
  clock.setBy(86_400_000)
  expect([clock.elapsedMs() - beganAt, isOver]).toEqual([50, false])
  await clock.advance(50)
  expect([clock.now(), isOver]).toEqual([86_400_500, true])
})
