import { expect, test } from 'vitest'
import { hostileSamples } from '../test-support/hostile-samples'
import { createPortBench, FRAME_ORIGIN } from '../test-support/port-bench'

const MESSAGES = 100_000

test('hostile messages: 100,000 of them change nothing, throw nothing and are not kept', {
  timeout: 60_000,
}, () => {
  const bench = createPortBench()
  void bench.port.call('IS_CONNECTED', undefined).catch(() => undefined)
  const senders = [
    { origin: 'https://evil.example', source: bench.frame },
    { origin: FRAME_ORIGIN, source: { name: 'another window' } },
    { origin: 'null', source: null },
  ]
  const send = (count: number): void => {
    for (let index = 0; index < count; index += 1)
      bench.port.receive({
        ...(senders[index % senders.length] ?? { origin: '', source: null }),
        data: hostileSamples[index % hostileSamples.length],
      })
  }
  send(MESSAGES)
  expect([bench.events, bench.port.waiting, bench.clock.waiting]).toEqual([[], 1, 1])
  const { origin, source } = bench.port.dropped
  expect(origin + source).toBe(MESSAGES)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('hostile messages: sent by the frame itself they end only the call whose id they have, and throw nothing', {
  timeout: 60_000,
}, async () => {
  const bench = createPortBench()
  const results: unknown[] = []
  let _calling: Promise<unknown> | undefined
  for (const sample of hostileSamples) {
    _calling ??= bench.port.call('GET_CHAIN_ID', undefined).then(
      (reply) => results.push(reply),
      (error: unknown) => results.push(error),
    )
    bench.say(sample)
    if (bench.port.waiting === 0) _calling = undefined
  }
  expect(results.every((one) => one instanceof Error)).toBe(true)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect(bench.port.waiting).toBeLessThanOrEqual(1)
})
