import { expect, test } from 'vitest'
import type { KeyValueStorage } from '../ports/ports'
import { type PartContract, part, partToken } from '../test-support/part'
import { createMemoryStorage, createTestLatchkey, type MemoryStorage, type TestLatchkey } from '../testing'
import type { PersistConfig } from './persistence'

type State = PartContract['state']
const KEY = 'latchkey/1/latchkey/keeper/state'

const persist: PersistConfig<State> = {
  version: 3,
  pick: ({ count }) => ({ count }),
  parse: (stored) =>
    typeof stored === 'object' && stored !== null && 'count' in stored && typeof stored.count === 'number'
      ? { count: stored.count }
      : undefined,
}
const text = (count: unknown, version = 3): string => JSON.stringify({ version, state: { count } })

interface Bench extends TestLatchkey {
  count(): number
  set(count: number): void
}
function keep(storage?: MemoryStorage, port?: KeyValueStorage, rules: PersistConfig<State> = persist): Bench {
  const bench = createTestLatchkey({
    plugins: [part('keeper', { persist: rules })],
    ...(storage ? { storage } : {}),
    ...(port ? { ports: { storage: port } } : {}),
  })
  const keeper = partToken('keeper')
  return {
    ...bench,
    count: () => bench.latchkey.read(keeper).count,
    set: (count) => bench.setState(keeper, { count }),
  }
}

test('persistence: what was kept is restored in a spawned task of start, not in setup', async () => {
  const storage = createMemoryStorage({ [KEY]: text(5) })
  const { latchkey, clock, count } = keep(storage)
  await clock.advance(0)
  expect(count()).toBe(0)
  latchkey.start()
  expect(count()).toBe(0)
  await clock.advance(0)
  expect(count()).toBe(5)
  expect(storage.writes).toBe(0)
})

test('persistence: `restored` resolves once storage was read', async () => {
  let seen = -1
  const { latchkey, clock } = createTestLatchkey({
    storage: createMemoryStorage({ [KEY]: text(5) }),
    plugins: [
      part('keeper', {
        persist,
        start: (ctx) =>
          ctx.spawn(async () => {
            await ctx.state.restored()
            seen = ctx.state.get().count
          }),
      }),
    ],
  })
  latchkey.start()
  await clock.advance(0)
  expect(seen).toBe(5)
})

test('persistence: nothing is written before something changes, and only what is picked', async () => {
  const { latchkey, clock, storage, setState, set } = keep()
  latchkey.start()
  await clock.advance(0)
  setState(partToken('keeper'), { note: 'not picked' })
  expect(storage.writes).toBe(0)
  set(1)
  await clock.advance(0)
  expect([...storage.entries]).toEqual([[KEY, text(1)]])
})

test.each([
  ['another version', text(5, 2)],
  ['what parse refuses', text('five')],
  ['no JSON', '{"version":3,'],
  ['other JSON', 'null'],
  ['a list', '[]'],
  ['nothing', ''],
  ['a value that is too long', text(5) + ' '.repeat(300_000)],
  ['a value with a poisoned prototype', '{"version":3,"__proto__":{"state":{"count":1}}}'],
])('persistence: %s is dropped with a warning and removed', async (_name, stored) => {
  const storage = createMemoryStorage({ [KEY]: stored, other: 'canary' })
  const { latchkey, clock, count, logger, failures, set } = keep(storage)
  latchkey.start()
  await clock.advance(0)
  expect(count()).toBe(0)
  expect(logger.lines).toMatchObject([{ level: 'warn', id: 'keeper' }])
  expect([...storage.entries]).toEqual([['other', 'canary']])
  expect(failures).toEqual([])
  set(2)
  await clock.advance(0)
  expect(storage.entries.get(KEY)).toBe(text(2))
})

test('persistence: a parse that throws or rejects drops the value', async () => {
  const rules: readonly PersistConfig<State>['parse'][] = [
    () => {
      throw new Error('boom')
    },
    () => Promise.reject(new Error('boom')),
  ]
  for (const parse of rules) {
    const { latchkey, clock, count } = keep(createMemoryStorage({ [KEY]: text(5) }), undefined, {
      ...persist,
      parse,
    })
    latchkey.start()
    await clock.advance(0)
    expect(count()).toBe(0)
  }
})

test('persistence: what changed before or while reading is newer than what was kept', async () => {
  for (const moment of ['before start', 'while reading'] as const) {
    const { latchkey, clock, storage, count, set } = keep(createMemoryStorage({ [KEY]: text(5) }))
    if (moment === 'before start') set(9)
    latchkey.start()
    if (moment === 'while reading') set(9)
    await clock.advance(0)
    expect(count()).toBe(9)
    expect(storage.entries.get(KEY)).toBe(text(9))
  }
})

test('persistence: another tab is followed, without an echo', async () => {
  const { latchkey, clock, storage, count, logger } = keep()
  latchkey.start()
  await clock.advance(0)
  storage.writeElsewhere(KEY, '{"state":{"count":4},"version":3}')
  await clock.advance(0)
  expect(count()).toBe(4)
  expect(storage.writes).toBe(0)
  storage.writeElsewhere(KEY, 'rubbish')
  storage.writeElsewhere('latchkey/1/other/keeper/state', text(8))
  await clock.advance(0)
  expect(count()).toBe(4)
  expect(logger.lines).toHaveLength(1)
})

/** Keeps both fields of the part. */
const both: PersistConfig<State> = {
  version: 3,
  pick: ({ count, note }) => ({ count, note }),
  parse: (stored) => ({
    count: Reflect.get(Object(stored), 'count'),
    note: Reflect.get(Object(stored), 'note'),
  }),
}
const bothText = (count: number, note: string): string =>
  JSON.stringify({ version: 3, state: { count, note } })

test('persistence: tabs that change different fields at the same time keep both changes', async () => {
  const entries = new Map<string, string>()
  const storage: KeyValueStorage = {
    ...createMemoryStorage(),
    get: async (key) => entries.get(key),
    set: async (key, value) => void entries.set(key, value),
  }
  const { latchkey, clock, setState } = keep(undefined, storage, both)
  latchkey.start()
  setState(partToken('keeper'), { note: 'first' })
  await clock.advance(0)
  expect(entries.get(KEY)).toBe(bothText(0, 'first'))
  // Written by another tab, of which no word has come yet.
  entries.set(KEY, bothText(7, 'first'))
  setState(partToken('keeper'), { note: 'mine' })
  await clock.advance(0)
  expect(entries.get(KEY)).toBe(bothText(7, 'mine'))
  expect(latchkey.read(partToken('keeper'))).toMatchObject({ count: 7, note: 'mine' })
})

test('persistence: news older than what this tab has written since is not taken', async () => {
  let emit: (value: string) => void = () => undefined
  const memory = createMemoryStorage()
  const storage: KeyValueStorage = {
    ...memory,
    onChange(listener) {
      emit = (value) => listener(KEY, value)
      return () => undefined
    },
  }
  const { latchkey, clock, count, set } = keep(undefined, storage)
  latchkey.start()
  await clock.advance(0)
  set(2)
  await clock.advance(0)
  emit(text(1))
  await clock.advance(0)
  expect(count()).toBe(2)
  expect(memory.entries.get(KEY)).toBe(text(2))
})

test('persistence: what could not be kept is tried again with the next change', async () => {
  let full = true
  const memory = createMemoryStorage({ [KEY]: text(1) })
  const storage: KeyValueStorage = {
    ...memory,
    set: (key, value) => (full ? Promise.reject(new Error('full')) : memory.set(key, value)),
  }
  const { latchkey, clock, count, set } = keep(undefined, storage)
  latchkey.start()
  await clock.advance(0)
  set(2)
  await clock.advance(0)
  full = false
  set(3)
  await clock.advance(0)
  expect([count(), memory.entries.get(KEY)]).toEqual([3, text(3)])
})

test('persistence: a restart keeps what changed while stopped, and takes what another tab kept', async () => {
  const { latchkey, clock, storage, count, set } = keep()
  const run = async (): Promise<() => void> => {
    const stop = latchkey.start()
    await clock.advance(0)
    return stop
  }
  ;(await run())()
  set(2)
  ;(await run())()
  expect(storage.entries.get(KEY)).toBe(text(2))
  storage.writeElsewhere(KEY, text(6))
  ;(await run())()
  expect(count()).toBe(6)
})

test('persistence: stop and dispose end writing and following', async () => {
  const { latchkey, clock, storage, count, set } = keep()
  const stop = latchkey.start()
  await clock.advance(0)
  stop()
  set(3)
  storage.writeElsewhere(KEY, text(6))
  await clock.advance(0)
  expect(count()).toBe(3)
  expect(storage.writes).toBe(0)
  latchkey.start()
  latchkey.dispose()
  await clock.advance(0)
  expect(count()).toBe(3)
})

test('persistence: storage that throws or never responds leaves everything working', async () => {
  const boom = (): Promise<never> => Promise.reject(new Error('full'))
  const silent = new Promise<never>(() => undefined)
  const onChange = (): (() => void) => () => undefined
  const ports: readonly KeyValueStorage[] = [
    { get: boom, set: boom, remove: boom, onChange },
    { get: async () => 'rubbish', set: boom, remove: boom, onChange },
    { get: () => silent, set: boom, remove: boom, onChange },
    {
      get: () => {
        throw new Error('sync')
      },
      set: boom,
      remove: boom,
      onChange,
    },
  ]
  for (const port of ports) {
    const { latchkey, clock, count, set, failures } = keep(undefined, port)
    latchkey.start()
    await clock.advance(0)
    set(1)
    await clock.advance(0)
    expect(count()).toBe(1)
    expect(failures).toEqual([])
  }
})

test('persistence: what changed right before the end is kept where nothing was stored', async () => {
  const { latchkey, clock, storage, set } = keep()
  const stop = latchkey.start()
  await clock.advance(0)
  set(4)
  stop()
  await clock.advance(0)
  expect(storage.entries.get(KEY)).toBe(text(4))
})

test('persistence: a stored value that was not read before the stop stays', async () => {
  const storage = createMemoryStorage({ [KEY]: text(5) })
  const { latchkey, clock, set } = keep(storage)
  const stop = latchkey.start()
  set(9)
  stop()
  await clock.advance(0)
  expect(storage.entries.get(KEY)).toBe(text(5))
})
