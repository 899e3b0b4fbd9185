import { expect, test } from 'vitest'
import { ConfigurationError } from '../errors'
import { type PartContext, part, partToken } from '../test-support/part'
import { createTestLatchkey, type TestLatchkey } from '../testing'
import { defineSlot, type SlotItem } from './slots'

interface Word extends SlotItem<{ readonly count: number }> {
  readonly text: string
}
const words = defineSlot<Word>('test:words', partToken('reader'))

interface Bench extends TestLatchkey {
  readonly reader: PartContext
  readonly filler: PartContext
  ids(): readonly string[]
}
function make(): Bench {
  const contexts: PartContext[] = []
  const setup = (ctx: PartContext): void => void contexts.push(ctx)
  const bench = createTestLatchkey({ plugins: [part('reader', { setup }), part('filler', { setup })] })
  const [reader, filler] = contexts
  if (!reader || !filler) throw new Error('Both plugins are set up.')
  return { ...bench, reader, filler, ids: () => reader.items(words).map(({ id }) => id) }
}

test('slot: sorted by order, then by id', () => {
  const { filler, ids } = make()
  filler.fill(words, { id: 'c', text: '' })
  filler.fill(words, { id: 'b', text: '', order: 5 })
  filler.fill(words, { id: 'a', text: '', order: 5 })
  filler.fill(words, { id: 'z', text: '', order: -1 })
  expect(ids()).toEqual(['z', 'c', 'a', 'b'])
})

test('slot: items is the same frozen array until something changes', () => {
  const { reader, filler, setState } = make()
  const empty = reader.items(words)
  expect(reader.items(words)).toBe(empty)
  const filled = filler.fill(words, { id: 'a', text: 'one', when: ({ count }) => count < 5 })
  const one = reader.items(words)
  expect(Object.isFrozen(one)).toBe(true)
  setState(partToken('reader'), { count: 1 })
  expect(reader.items(words)).toBe(one)
  filled.update({ text: 'two' })
  expect(reader.items(words)).not.toBe(one)
  expect(one).toMatchObject([{ text: 'one' }])
})

test('slot: `when` follows the state of the plugin it reads', () => {
  const { reader, filler, setState, ids } = make()
  const received: unknown[] = []
  reader.onItems(words, (items) => void received.push(items.map(({ id }) => id)))
  filler.fill(words, { id: 'a', text: '', when: ({ count }) => count > 1 })
  expect(ids()).toEqual([])
  setState(partToken('reader'), { count: 1 })
  setState(partToken('reader'), { count: 2 })
  setState(partToken('reader'), { count: 3 })
  expect(received).toEqual([['a']])
})

test('slot: a reader of an absent plugin sees only items without `when`', () => {
  const orphan = defineSlot<Word>('test:orphan', partToken('absent'))
  const { reader, filler } = make()
  filler.fill(orphan, { id: 'a', text: '', when: () => true })
  filler.fill(orphan, { id: 'b', text: '' })
  expect(reader.items(orphan).map(({ id }) => id)).toEqual(['b'])
})

test('slot: update and remove change the list; a removed or replaced hold is dead', () => {
  const { reader, filler, ids } = make()
  const first = filler.fill(words, { id: 'a', text: 'one' })
  const second = filler.fill(words, { id: 'a', text: 'two' })
  first.update({ text: 'old' })
  first.remove()
  expect(reader.items(words)).toMatchObject([{ id: 'a', text: 'two' }])
  second.remove()
  second.remove()
  second.update({ text: 'late' })
  expect(ids()).toEqual([])
})

test('slot: the same id from another plugin is a configuration error', () => {
  const { reader, filler } = make()
  filler.fill(words, { id: 'a', text: '' })
  expect(() => reader.fill(words, { id: 'a', text: '' })).toThrow(ConfigurationError)
})

test('slot: a second copy of its definition is the same slot', () => {
  const { reader, filler } = make()
  filler.fill(defineSlot<Word>('test:words', partToken('reader')), { id: 'a', text: '' })
  expect(reader.items(words)).toHaveLength(1)
})

test('onItems: receives what comes later, and an item filled while it listens', () => {
  const { reader, filler } = make()
  const first: number[] = []
  const second: number[] = []
  reader.onItems(words, (items) => {
    first.push(items.length)
    if (items.length === 1) filler.fill(words, { id: 'b', text: '' })
  })
  const stop = reader.onItems(words, (items) => void second.push(items.length))
  filler.fill(words, { id: 'a', text: '' })
  stop()
  stop()
  filler.fill(words, { id: 'c', text: '' })
  expect(first).toEqual([1, 2, 3])
  expect(second.at(-1)).toBe(2)
})

test('slot: a thousand items put in one by one cost as many comparisons as a binary search needs', () => {
  const { reader, filler, ids } = make()
  let reads = 0
  const counted = (index: number): Word => ({
    id: `${index}`.padStart(4, '0'),
    text: '',
    get order() {
      reads += 1
      return 0
    },
  })
  let calls = 0
  const plain = defineSlot<Word>('test:plain')
  reader.onItems(plain, () => {
    calls += 1
  })
  const COUNT = 1_000
  for (let index = 0; index < COUNT; index += 1) filler.fill(plain, counted((index * 617) % COUNT))
  expect(calls).toBe(COUNT)
  // Two reads a comparison, and no more comparisons than halvings of the list.
  expect(reads).toBeLessThanOrEqual(COUNT * 2 * Math.ceil(Math.log2(COUNT)))
  expect(reader.items(plain).map(({ id }) => id)).toEqual(
    Array.from({ length: COUNT }, (_, index) => `${index}`.padStart(4, '0')),
  )
  expect(ids()).toEqual([])
})

test('slot: an item that is replaced, or gets another order, changes its position and nothing else', () => {
  const { filler, ids } = make()
  filler.fill(words, { id: 'a', text: '' })
  const moving = filler.fill(words, { id: 'b', text: '' })
  filler.fill(words, { id: 'c', text: '' })
  moving.update({ order: 1 })
  expect(ids()).toEqual(['a', 'c', 'b'])
  moving.update({ order: -1 })
  expect(ids()).toEqual(['b', 'a', 'c'])
  filler.fill(words, { id: 'b', text: '', order: 2 })
  expect(ids()).toEqual(['a', 'c', 'b'])
})

test('onItems: says which item changed, each one, also those put in by a listener', () => {
  const { reader, filler } = make()
  const plain = defineSlot<Word>('test:plain')
  let isFirst = true
  reader.onItems(plain, () => {
    if (isFirst) {
      isFirst = false
      filler.fill(plain, { id: 'b', text: '' })
    }
  })
  const changed: unknown[] = []
  reader.onItems(plain, (_items, changedId) => void changed.push(changedId))
  const a = filler.fill(plain, { id: 'a', text: '' })
  a.update({ text: 'two' })
  a.remove()
  expect(changed).toEqual(['b', 'a', 'a', 'a'])
})

test('fill: an item is the object it was filled with, so that items can be compared by identity', () => {
  const slot = defineSlot<SlotItem>('test:identical')
  const item: SlotItem = { id: 'a' }
  let items: readonly SlotItem[] = []
  const { latchkey } = createTestLatchkey({
    plugins: [
      part('a', {
        setup(ctx) {
          ctx.fill(slot, item)
          items = ctx.items(slot)
        },
      }),
    ],
  })
  expect(items[0]).toBe(item)
  latchkey.dispose()
})
