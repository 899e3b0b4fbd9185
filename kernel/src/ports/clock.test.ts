import { expect, test } from 'vitest'
import { systemClock } from './clock'

test('clock: waits, and rejects with the reason of a signal that aborts', async () => {
  await systemClock.wait(0)
  const abort = new AbortController()
  const waiting = systemClock.wait(60_000, abort.signal)
  abort.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
  await expect(systemClock.wait(60_000, abort.signal)).rejects.toThrow('enough')
})

test('clock: repeats until the signal aborts', async () => {
  const abort = new AbortController()
  let runs = 0
  await new Promise<void>((resolve) =>
    systemClock.every(
      1,
      () => {
        runs += 1
        if (runs === 3) resolve()
      },
      abort.signal,
    ),
  )
  abort.abort()
  const seen = runs
  await systemClock.wait(10)
  expect(runs).toBe(seen)
  systemClock.every(1, () => expect.unreachable(), abort.signal)
})

test('clock: the elapsed time goes on with the waits, from wherever it began', async () => {
  const beganAt = systemClock.elapsedMs()
  await systemClock.wait(2)
  expect(systemClock.elapsedMs()).toBeGreaterThan(beganAt)
})
