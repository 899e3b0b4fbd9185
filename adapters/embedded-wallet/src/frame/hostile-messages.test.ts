import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPortBench, FRAME_ORIGIN } from '../test-support/port-bench'
import { calls } from './calls'

const MESSAGES = 100_000

const huge = 'x'.repeat(2_000_000)
const names = Object.keys(calls).flatMap((name) => [`${name}_SUCCESS`, `${name}_ERROR`])

const type = fc.oneof(
  fc.constantFrom(...names.map((name) => `@w3m-frame/${name}`)),
  fc.constantFrom(
    '@w3m-frame/',
    '@w3m-app/GET_USER',
    '__proto__',
    'x@w3m-frame/READY',
    huge,
    '@w3m-frame/READY',
  ),
  fc.string(),
  fc.anything(),
)
// `id-1` waits; nothing else does.
const id = fc.oneof(fc.constantFrom('id-1', 'id-2', '', '__proto__', 'constructor', huge), fc.anything())
const payload = fc.oneof(
  fc.anything({ withNullPrototype: true, withMap: true, withSet: true, withDate: true, withBigInt: true }),
  fc.constantFrom<unknown>(
    huge,
    { isConnected: true },
    JSON.parse('{"__proto__": {"polluted": true}}'),
    JSON.parse('{"constructor": {"prototype": {"polluted": true}}}'),
  ),
)
const data = fc.oneof(
  { weight: 4, arbitrary: fc.record({ id, type, payload }, { requiredKeys: [] }) },
  { weight: 1, arbitrary: fc.anything() },
)

/** Seeded: the same messages in each run. */
const samples = fc.sample(data, { numRuns: 2_000, seed: 14 })

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
        data: samples[index % samples.length],
      })
  }
  send(MESSAGES)
  expect([bench.events, bench.port.waiting, bench.clock.waiting]).toEqual([[], 1, 1])
  const { origin, source } = bench.port.dropped
  expect(origin + source).toBe(MESSAGES)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('hostile messages: from the frame itself they end no call but the one they name, and throw nothing', {
  timeout: 60_000,
}, async () => {
  const bench = createPortBench()
  const results: unknown[] = []
  let _calling: Promise<unknown> | undefined
  for (const sample of samples) {
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
