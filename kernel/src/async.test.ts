import { afterEach, describe, expect, test } from 'vitest'
import { anySignal, latest, retry, singleFlight, withTimeout } from './async'
import { createFakeClock } from './testing/fake-clock'

const never = new AbortController().signal

test('retry: repeats with doubling waits, as often as configured, then gives up with the last error', async () => {
  const clock = createFakeClock()
  const at: number[] = []
  const run = retry(
    async () => {
      at.push(clock.now())
      throw new Error(`no ${at.length}`)
    },
    { times: 3, delayMs: 150, clock, signal: never, shouldRetry: () => true },
  )
  const failed = expect(run).rejects.toThrow('no 4')
  await clock.advance(10_000)
  await failed
  expect(at).toEqual([0, 150, 450, 1050])
})

test('retry: waits as long as the other side asked, and not for what is not worth it', async () => {
  const clock = createFakeClock()
  let calls = 0
  const answers = [7000, true, false]
  const run = retry(
    async () => {
      calls += 1
      throw new Error('no')
    },
    { times: 9, delayMs: 100, clock, signal: never, shouldRetry: () => answers.shift() ?? false },
  )
  const failed = expect(run).rejects.toThrow('no')
  await clock.advance(6999)
  expect(calls).toBe(1)
  await clock.advance(10_000)
  await failed
  expect(calls).toBe(3)
})

test('retry: a success ends it; an aborted signal ends the wait with its reason', async () => {
  const clock = createFakeClock()
  expect(
    await retry(async () => 'yes', { times: 3, delayMs: 1, clock, signal: never, shouldRetry: () => true }),
  ).toBe('yes')
  const abort = new AbortController()
  const run = retry(() => Promise.reject(new Error('no')), {
    times: 3,
    delayMs: 1000,
    clock,
    signal: abort.signal,
    shouldRetry: () => true,
  })
  const failed = expect(run).rejects.toThrow('left')
  await clock.advance(10)
  abort.abort(new Error('left'))
  await failed
  expect(clock.waiting).toBe(0)
})

test('singleFlight: concurrent calls share one outcome; later calls run again', async () => {
  let runs = 0
  const run = singleFlight(async () => {
    runs += 1
    if (runs === 1) throw new Error('first')
    return runs
  })
  const [a, b] = [run(), run()]
  await expect(a).rejects.toThrow('first')
  await expect(b).rejects.toThrow('first')
  expect(await Promise.all([run(), run()])).toEqual([2, 2])
  expect(runs).toBe(2)
})

test('latest: a newer call aborts the one before it', async () => {
  const signals: AbortSignal[] = []
  const ask = latest(async (signal, word: string) => {
    signals.push(signal)
    await Promise.resolve()
    return word
  })
  const first = ask('a')
  const second = ask('b')
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
  expect(await second).toBe('b')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('withTimeout: the work’s result or error counts if it is in time', async () => {
  const clock = createFakeClock()
  const late = (): Error => new Error('late')
  await expect(withTimeout(clock, 100, Promise.resolve(1), late)).resolves.toBe(1)
  await expect(withTimeout(clock, 100, Promise.reject(new Error('failed')), late)).rejects.toThrow('failed')
  expect(clock.waiting).toBe(0)
})

test('withTimeout: after the time it rejects, and a later result is dropped', async () => {
  const clock = createFakeClock()
  let finish = (): void => undefined
  const work = new Promise<void>((resolve) => {
    finish = resolve
  })
  const failed = expect(withTimeout(clock, 100, work, () => new Error('late'))).rejects.toThrow('late')
  await clock.advance(100)
  await failed
  finish()
  expect(clock.waiting).toBe(0)
})

const native = Object.getOwnPropertyDescriptor(AbortSignal, 'any')

afterEach(() => {
  if (native) Object.defineProperty(AbortSignal, 'any', native)
})

describe.each(['with AbortSignal.any', 'without AbortSignal.any'])('anySignal, %s', (browser) => {
  const combine = (signals: readonly AbortSignal[]): AbortSignal => {
    if (browser.startsWith('without')) Reflect.deleteProperty(AbortSignal, 'any')
    return anySignal(signals)
  }

  test('aborts with the first of its signals and keeps its reason', () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const either = combine([first.signal, second.signal])
    expect(either.aborted).toBe(false)
    const reason = new Error('the second')
    second.abort(reason)
    first.abort(new Error('too late'))
    expect(either.reason).toBe(reason)
  })

  test('is aborted at once by a signal that is', () => {
    const reason = new Error('long ago')
    expect(combine([new AbortController().signal, AbortSignal.abort(reason)]).reason).toBe(reason)
  })

  test('never aborts without signals', () => {
    expect(combine([]).aborted).toBe(false)
  })

  test('tells its own listeners once', () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const either = combine([first.signal, second.signal])
    let calls = 0
    either.addEventListener('abort', () => {
      calls += 1
    })
    first.abort()
    second.abort()
    expect(calls).toBe(1)
  })
})

test('anySignal: where the browser has none, one made here aborts', () => {
  Reflect.deleteProperty(AbortSignal, 'any')
  const first = new AbortController()
  const either = anySignal([new AbortController().signal, first.signal])
  first.abort('gone')
  expect([either.aborted, either.reason]).toEqual([true, 'gone'])
})
