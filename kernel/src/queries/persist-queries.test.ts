import { expect, test } from 'vitest'
import { type Amount, createQueryPage, type QueryContract, type QueryPage } from '../test-support/query-page'
import { createMemoryStorage, type MemoryStorage } from '../testing'
import { mergeEntries, newestEntries, persistQueries } from './index'

const KEY = 'latchkey/1/latchkey/amounts/state'
type Stored = Readonly<Record<string, Amount & { readonly readAtMs: number }>>
const text = (amounts: Stored): string => JSON.stringify({ version: 1, state: { amounts } })
const isAmount = (given: unknown): given is Stored[string] =>
  typeof given === 'object' && given !== null && 'value' in given && 'readAtMs' in given

/** A page that keeps its two newest amounts. */
async function keeping(storage: MemoryStorage): Promise<QueryPage> {
  const page = createQueryPage({ storage })
  await persistQueries<QueryContract['state']>(page.ctx, {
    version: 1,
    empty: { amounts: {} },
    pick({ amounts }) {
      const kept = newestEntries(amounts, 2).map(([key, { value, readAtMs }]) => [key, { value, readAtMs }])
      return kept.length > 0 ? { amounts: Object.fromEntries(kept) } : undefined
    },
    parse(stored) {
      const amounts: unknown = Reflect.get(Object(stored), 'amounts')
      const known: [string, Stored[string]][] = []
      for (const [key, entry] of Object.entries(Object(amounts))) {
        if (!isAmount(entry)) return undefined
        known.push([key, entry])
      }
      return { amounts: mergeEntries(page.ctx.state.get().amounts, Object.fromEntries(known)) }
    },
  })
  return page
}
async function know(page: QueryPage, key: string, value: number): Promise<void> {
  const fetching = page.fetch(key, { force: true })
  page.reads.at(-1)?.respond(value)
  await fetching
  await page.clock.advance(1)
}

test('persisted queries: the next visit knows the newest values of the last one, and their age', async () => {
  const storage = createMemoryStorage()
  const first = await keeping(storage)
  await know(first, 'a', 1)
  await know(first, 'b', 2)
  await know(first, 'c', 3)
  expect(storage.entries.get(KEY)).toBe(text({ c: { value: 3, readAtMs: 2 }, b: { value: 2, readAtMs: 1 } }))
  const next = await keeping(storage)
  expect([next.entry('a'), next.entry('c')]).toEqual([undefined, { status: 'known', value: 3, readAtMs: 2 }])
})

test('persisted queries: a page that knows nothing writes nothing', async () => {
  const storage = createMemoryStorage()
  const page = await keeping(storage)
  void page.fetch('a')
  await page.clock.advance(1)
  expect([storage.writes, storage.entries.size]).toEqual([0, 0])
})

test('persisted queries: when the last value is gone, nothing is left in storage', async () => {
  const storage = createMemoryStorage()
  const page = await keeping(storage)
  await know(page, 'a', 1)
  expect(storage.entries.has(KEY)).toBe(true)
  page.ctx.state.assign({ amounts: {} })
  await page.clock.advance(1)
  expect(storage.entries.has(KEY)).toBe(false)
})

test('persisted queries: what another tab read is known here, of each key the newer value', async () => {
  const storage = createMemoryStorage()
  const page = await keeping(storage)
  await page.clock.advance(10)
  await know(page, 'a', 1)
  storage.writeElsewhere(KEY, text({ a: { value: 9, readAtMs: 3 }, b: { value: 2, readAtMs: 4 } }))
  await page.clock.advance(1)
  expect([page.entry('a'), page.entry('b')]).toMatchObject([{ value: 1 }, { value: 2, readAtMs: 4 }])
  storage.writeElsewhere(KEY, text({ a: { value: 9, readAtMs: 30 } }))
  await page.clock.advance(1)
  expect([page.entry('a'), page.entry('b')]).toMatchObject([{ value: 9 }, { value: 2 }])
})

test.each([
  ['no JSON', '{'],
  ['an earlier version', text({}).replace('"version":1', '"version":0')],
  ['a value of another shape', '{"version":1,"state":{"amounts":{"a":{"value":1}}}}'],
])('persisted queries: %s is dropped, not repaired', async (_what, stored) => {
  const storage = createMemoryStorage({ [KEY]: stored })
  const page = await keeping(storage)
  expect([page.entry('a'), storage.entries.size]).toEqual([undefined, 0])
  expect(page.logger.lines.map(({ level }) => level)).toEqual(['warn'])
})

test('persisted queries: what a later version has stored is not read, and stays', async () => {
  const later = text({ a: { value: 1, readAtMs: 3 } }).replace('"version":1', '"version":2')
  const storage = createMemoryStorage({ [KEY]: later })
  const page = await keeping(storage)
  await know(page, 'b', 1)
  expect([page.entry('a'), storage.entries.get(KEY)]).toEqual([undefined, later])
})
