import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PartContract, part, partToken } from '../test-support/part'
import { createMemoryStorage, createTestLatchkey, type MemoryStorage } from '../testing'
import type { PersistConfig } from './persistence'
import { readStored } from './read-stored'

type State = PartContract['state']
const KEY = 'latchkey/1/latchkey/keeper/state'
const keeper = partToken('keeper')

/** Version 1 stored a text, version 2 a list of one number, version 3 stores a number. */
const persist: PersistConfig<State> = {
  version: 3,
  pick: ({ count }) => (count > 0 ? { count } : undefined),
  parse: (stored) => ({ count: Number(Reflect.get(Object(stored), 'count')) }),
  migrate: {
    1: async (stored) => ({ counts: [Number(Reflect.get(Object(stored), 'text'))] }),
    2: (stored) => ({ count: Reflect.get(Object(stored), 'counts')[0] }),
  },
}
const text = (version: number, state: unknown): string => JSON.stringify({ version, state })
const LATER = text(4, { amounts: ['5'] })

async function open(storage: MemoryStorage, rules: PersistConfig<State> = persist) {
  const page = createTestLatchkey({ plugins: [part('keeper', { persist: rules })], storage })
  const stop = page.latchkey.start()
  await page.clock.advance(0)
  return {
    ...page,
    stop,
    stored: () => storage.entries.get(KEY),
    count: () => page.latchkey.read(keeper).count,
    async set(count: number) {
      page.setState(keeper, { count })
      await page.clock.advance(0)
    },
    async writeElsewhere(value: string) {
      storage.writeElsewhere(KEY, value)
      await page.clock.advance(0)
    },
  }
}

test.each([
  [1, { text: '5' }],
  [2, { counts: [5] }],
  [3, { count: 5 }],
])(
  'versions: a value of version %i is read, and stored anew with the next change only',
  async (version, state) => {
    const page = await open(createMemoryStorage({ [KEY]: text(version, state) }))
    expect(page.count()).toBe(5)
    expect(page.storage.writes).toBe(0)
    expect(page.logger.lines).toEqual([])
    await page.set(6)
    expect(page.stored()).toBe(text(3, { count: 6 }))
  },
)

test('versions: what a tab of a former version writes is followed', async () => {
  const page = await open(createMemoryStorage())
  await page.writeElsewhere(text(1, { text: '7' }))
  expect(page.count()).toBe(7)
  expect(page.storage.writes).toBe(0)
})

test('versions: a value of a version without a step is dropped', async () => {
  const page = await open(createMemoryStorage({ [KEY]: text(0, { count: 5 }) }))
  expect([page.count(), page.stored()]).toEqual([0, undefined])
})

test('versions: a value of a later version is left alone, whatever changes here, and told once', async () => {
  const page = await open(createMemoryStorage({ [KEY]: LATER }))
  expect(page.count()).toBe(0)
  await page.set(6)
  await page.set(0)
  await page.writeElsewhere(text(4, { amounts: ['8'] }))
  await page.set(7)
  page.stop()
  await page.clock.advance(0)
  expect(page.stored()).toBe(text(4, { amounts: ['8'] }))
  expect(page.storage.writes).toBe(0)
  expect(page.count()).toBe(7)
  expect(page.logger.lines).toMatchObject([{ level: 'warn', id: 'keeper' }])
})

test('versions: a tab of a later release that comes while this one runs keeps its value', async () => {
  const page = await open(createMemoryStorage({ [KEY]: text(3, { count: 5 }) }))
  await page.writeElsewhere(LATER)
  expect(page.count()).toBe(5)
  await page.set(6)
  expect(page.stored()).toBe(LATER)
  // The later release was withdrawn and its value removed.
  await page.writeElsewhere(text(3, { count: 9 }))
  await page.set(10)
  expect(page.stored()).toBe(text(3, { count: 10 }))
})

test('versions: two releases in two tabs: the earlier one follows nothing and destroys nothing', async () => {
  const storage = createMemoryStorage({ [KEY]: text(2, { counts: [5] }) })
  const { migrate: _, ...earlierRules } = persist
  const earlier = await open(storage, {
    ...earlierRules,
    version: 2,
    pick: ({ count }) => ({ counts: [count] }),
    parse: (stored) => ({ count: Reflect.get(Object(stored), 'counts')[0] }),
  })
  const later = await open(storage)
  await later.set(6)
  await earlier.set(20)
  expect([earlier.count(), later.count()]).toEqual([20, 6])
  const reloaded = await open(storage)
  expect(reloaded.count()).toBe(6)
})

test.each<readonly [string, Partial<PersistConfig<State>>]>([
  ['a step that throws', { migrate: { 2: () => JSON.parse('{') } }],
  ['a step whose code does not load', { migrate: { 2: () => Promise.reject(new Error('404')) } }],
  ['a parse whose code does not load', { parse: () => Promise.reject(new Error('404')) }],
])('versions: %s leaves the value for the next visit', async (_what, rules) => {
  const stored = text(2, { counts: [5] })
  const page = await open(createMemoryStorage({ [KEY]: stored }), { ...persist, ...rules })
  expect([page.count(), page.stored()]).toEqual([0, stored])
  expect(page.failures).toEqual([])
  expect(page.logger.lines).toMatchObject([{ level: 'warn', id: 'keeper' }])
  expect((await open(page.storage)).count()).toBe(5)
})

test('readStored: never rejects, and takes no text without a whole number as version', async () => {
  const kind = async (stored: string) => (await readStored(stored, persist)).kind
  for (const version of ['3', 1.5, null, {}, true])
    expect(await kind(JSON.stringify({ version, state: { count: 1 } }))).toBe('invalid')
  expect(await kind('{"version":1e400,"state":{}}')).toBe('invalid')
  await fc.assert(
    fc.asyncProperty(fc.json(), fc.maxSafeInteger(), async (state, version) => {
      await readStored(state, persist)
      await readStored(`{"version":${version % 5},"state":${state}}`, persist)
    }),
  )
})
