import { expect, test } from 'vitest'
import { createLatchkey } from './create-latchkey'
import type { Latchkey } from './latchkey'
import { definePlugin } from './plugin'
import type { PersistConfig } from './store/persistence'
import { type PartContract, part, partToken } from './test-support/part'
import {
  createMemoryStorage,
  createRecordingLogger,
  createTestLatchkey,
  type RecordingLogger,
} from './testing'

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
  const received: unknown[] = []
  const latchkey = createLatchkey({
    plugins: [
      part('a'),
      part('b', {
        needs: ['a'],
        setup: (ctx) =>
          void ctx.watch(
            token,
            ({ count }) => count,
            (next, previous) => void received.push([next, previous]),
          ),
      }),
    ],
    hydrateFrom: JSON.stringify({ version: 1, states: { a: { count: 2 } } }),
  })
  expect(latchkey.read(token)).toEqual({ count: 2, note: '' })
  expect(received).toEqual([[2, 0]])
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

test('hydration: what the parse of a plugin does not take is dropped', () => {
  const { latchkey } = hydrated('{"version":1,"states":{"a":{"count":"2","note":["x"]}}}')
  expect(latchkey.read(token)).toEqual({ count: 0, note: '' })
})

test('hydration: nothing is taken into a plugin that does not parse it', () => {
  const plugin = definePlugin(token, {
    initialState: () => ({ count: 0, note: '' }),
    setup: () => ({ ping: () => '' }),
  })
  const latchkey = createLatchkey({
    plugins: [plugin()],
    hydrateFrom: '{"version":1,"states":{"a":{"count":2,"note":"forged"}}}',
  })
  expect(latchkey.read(token)).toEqual({ count: 0, note: '' })
})

test('hydration: a parse that throws takes nothing', () => {
  const plugin = definePlugin(token, {
    initialState: () => ({ count: 0, note: '' }),
    parseHydrated: () => {
      throw new TypeError('given.items is not iterable')
    },
    setup: () => ({ ping: () => '' }),
  })
  const latchkey = createLatchkey({ plugins: [plugin()], hydrateFrom: '{"version":1,"states":{"a":{}}}' })
  expect(latchkey.read(token)).toEqual({ count: 0, note: '' })
})

test.each(['"x"', '7', '[]', 'true', '{"count":{}}'])(
  'hydration: %s as the state of a plugin changes nothing',
  (given) => {
    const { latchkey } = hydrated(`{"version":1,"states":{"a":${given}}}`)
    expect(latchkey.read(token)).toEqual({ count: 0, note: '' })
  },
)

const KEY = 'latchkey/1/latchkey/a/state'
const persist: PersistConfig<PartContract['state']> = {
  version: 1,
  pick: ({ count }) => ({ count }),
  parse: (given) => {
    const count: unknown = Reflect.get(Object(given), 'count')
    return typeof count === 'number' && count < 10 ? { count } : undefined
  },
}

test.each([
  ['is taken', 2, undefined, 2],
  ['is dropped where its parse refuses it', 99, undefined, 0],
  ['is older than what is stored', 2, 5, 5],
])('hydration: what a plugin parses %s, once it has started', async (_name, given, stored, expected) => {
  const text = JSON.stringify({ version: 1, state: { count: stored } })
  const { latchkey, clock } = createTestLatchkey({
    plugins: [part('a', { persist })],
    storage: createMemoryStorage(stored === undefined ? {} : { [KEY]: text }),
    hydrateFrom: JSON.stringify({ version: 1, states: { a: { count: given, note: 'not picked' } } }),
  })
  expect(latchkey.read(token)).toEqual({ count: 0, note: '' })
  latchkey.start()
  await clock.advance(0)
  expect(latchkey.read(token)).toEqual({ count: expected, note: '' })
})
