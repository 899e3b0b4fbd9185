import { expect, test } from 'vitest'
import { createLatchkey } from './create-latchkey'
import type { Latchkey } from './latchkey'
import { part, partToken } from './test-support/part'
import { createRecordingLogger, createTestLatchkey, type RecordingLogger } from './testing'

const token = partToken('a')

function hydrated(hydrateFrom: string): { readonly latchkey: Latchkey; readonly logger: RecordingLogger } {
  const logger = createRecordingLogger()
  return {
    latchkey: createLatchkey({ plugins: [part('a'), part('b')], ports: { logger }, hydrateFrom }),
    logger,
  }
}

test('hydration: what one latchkey dehydrates another starts with', () => {
  const { latchkey, setState } = createTestLatchkey({ plugins: [part('a'), part('b')] })
  setState(token, { count: 3, note: '</script><script>alert(1)</script>' })
  const text = latchkey.dehydrate()
  expect(text).not.toContain('<')
  const other = hydrated(text).latchkey
  expect(other.read(token)).toEqual(latchkey.read(token))
  expect(other.read(partToken('b'))).toEqual({ count: 0, note: '' })
})

test('hydration: the router is left out', () => {
  expect(
    Object.keys(JSON.parse(createTestLatchkey({ plugins: [part('a')] }).latchkey.dehydrate()).states),
  ).toEqual(['test/stage', 'a'])
})

test('hydration: a watch made in setup compares with the hydrated state', () => {
  const heard: unknown[] = []
  const latchkey = createLatchkey({
    plugins: [
      part('a'),
      part('b', {
        needs: ['a'],
        setup: (ctx) =>
          void ctx.watch(
            token,
            ({ count }) => count,
            (next, previous) => void heard.push([next, previous]),
          ),
      }),
    ],
    hydrateFrom: JSON.stringify({ version: 1, states: { a: { count: 2 } } }),
  })
  expect(latchkey.read(token)).toEqual({ count: 2, note: '' })
  expect(heard).toEqual([[2, 0]])
})

test('hydration: unknown plugins and keys are dropped, `__proto__` too', () => {
  const text =
    '{"version":1,"states":{"a":{"count":2,"odd":1,"__proto__":{"note":"x"},"constructor":1},"gone":{"x":1},"__proto__":{"a":{"count":9}}}}'
  const { latchkey } = hydrated(text)
  expect(latchkey.read(token)).toEqual({ count: 2, note: '' })
  expect(Object.keys(latchkey.read(token))).toEqual(['count', 'note'])
  expect(Object.getPrototypeOf(latchkey.read(token))).toBe(Object.prototype)
})

test.each(['', 'null', '[]', '{', '{"version":2,"states":{}}', '{"version":1}', '7'])(
  'hydration: %j is ignored with a warning, never an exception',
  (text) => {
    const { latchkey, logger } = hydrated(text)
    expect(latchkey.read(token)).toEqual({ count: 0, note: '' })
    expect(logger.lines).toMatchObject([{ level: 'warn' }])
  },
)
