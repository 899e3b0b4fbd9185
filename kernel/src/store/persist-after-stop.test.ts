import { expect, test } from 'vitest'
import { type PartContext, part, partToken } from '../test-support/part'
import { createMemoryStorage, createTestLatchkey, type MemoryStorage, type TestLatchkey } from '../testing'

const KEY = 'latchkey/1/latchkey/keeper/state'
const keeper = partToken('keeper')
const text = (count: number, note: string): string => JSON.stringify({ version: 1, state: { count, note } })

/** A plugin that stores both fields of its state. */
function keep(
  storage: MemoryStorage = createMemoryStorage(),
  start?: (ctx: PartContext) => void,
): TestLatchkey {
  const persist = {
    version: 1,
    pick: ({ count, note }: { readonly count: number; readonly note: string }) => ({ count, note }),
    parse: (stored: unknown) => ({
      count: Reflect.get(Object(stored), 'count'),
      note: Reflect.get(Object(stored), 'note'),
    }),
  }
  return createTestLatchkey({ plugins: [part('keeper', { persist, ...(start && { start }) })], storage })
}

test('persistence: what changes after the stop is stored', async () => {
  const { latchkey, clock, storage, setState } = keep()
  const stop = latchkey.start()
  setState(keeper, { count: 1 })
  await clock.advance(0)
  stop()
  setState(keeper, { count: 0, note: 'left' })
  await clock.advance(0)
  expect(storage.entries.get(KEY)).toBe(text(0, 'left'))
})

test('persistence: what another tab has written after the stop stays beside what changes here', async () => {
  const { latchkey, clock, storage, setState } = keep(createMemoryStorage({ [KEY]: text(1, '') }))
  const stop = latchkey.start()
  await clock.advance(0)
  stop()
  storage.writeElsewhere(KEY, text(7, ''))
  await clock.advance(0)
  expect(latchkey.read(keeper).count).toBe(1)
  setState(keeper, { note: 'mine' })
  await clock.advance(0)
  expect(storage.entries.get(KEY)).toBe(text(7, 'mine'))
})

test('persistence: the next run replaces what is left of the last one', async () => {
  const memory = createMemoryStorage()
  let reads = 0
  const counting = {
    ...memory,
    get: (key: string) => {
      reads += 1
      return memory.get(key)
    },
  }
  const { latchkey, clock, setState } = keep(counting)
  for (const count of [1, 2, 3]) {
    const stop = latchkey.start()
    setState(keeper, { count })
    await clock.advance(0)
    stop()
  }
  const before = reads
  setState(keeper, { count: 9 })
  await clock.advance(0)
  expect(reads).toBe(before + 1)
  expect(memory.entries.get(KEY)).toBe(text(9, ''))
})

test('persistence: the next run reads after the last one has written, also into a slow storage', async () => {
  const memory = createMemoryStorage({ [KEY]: text(1, '') })
  let finish = (): void => undefined
  const slow = {
    ...memory,
    async set(key: string, value: string) {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      await memory.set(key, value)
    },
  }
  const { latchkey, clock, setState } = keep(slow)
  const stop = latchkey.start()
  await clock.advance(0)
  setState(keeper, { count: 0 })
  stop()
  await clock.advance(0)
  latchkey.start()
  await clock.advance(0)
  expect(latchkey.read(keeper).count).toBe(0)
  finish()
  await clock.advance(0)
  expect([latchkey.read(keeper).count, memory.entries.get(KEY)]).toEqual([0, text(0, '')])
})

test('persistence: a short second run leaves the storing of changes to itself', async () => {
  const { latchkey, clock, storage, setState } = keep()
  const stop = latchkey.start()
  setState(keeper, { count: 1 })
  await clock.advance(0)
  stop()
  latchkey.start()()
  await clock.advance(0)
  setState(keeper, { count: 2 })
  await clock.advance(0)
  expect(storage.entries.get(KEY)).toBe(text(2, ''))
})

test('persistence: a write that never ends does not hold up the next run', async () => {
  const memory = createMemoryStorage({ [KEY]: text(1, '') })
  const stuck = { ...memory, set: () => new Promise<void>(() => undefined) }
  const restored: number[] = []
  const { latchkey, clock, setState } = keep(stuck, (ctx) => {
    void ctx.state.restored().then(() => restored.push(ctx.state.get().count))
  })
  const stop = latchkey.start()
  await clock.advance(0)
  setState(keeper, { count: 2 })
  await clock.advance(0)
  stop()
  latchkey.start()
  await clock.advance(0)
  expect(restored).toEqual([1, 2])
})
