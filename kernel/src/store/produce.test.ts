import fc from 'fast-check'
import { produce as oracle } from 'immer'
import { expect, test } from 'vitest'
import type { Draft } from './draft'
import { freezeDeep, produce } from './produce'

interface Tree {
  readonly title: string
  readonly count: number
  readonly items: readonly { readonly id: number; readonly tags: readonly string[] }[]
  readonly byName: Readonly<Record<string, { readonly on: boolean; readonly deep: { readonly n: number } }>>
}

const first: Tree = freezeDeep({
  title: 'a',
  count: 0,
  items: [
    { id: 1, tags: ['x'] },
    { id: 2, tags: [] },
    { id: 3, tags: ['y', 'z'] },
  ],
  byName: { one: { on: true, deep: { n: 1 } }, two: { on: false, deep: { n: 2 } } },
})

test('produce: keeps what did not change', () => {
  const next = produce(first, (draft) => {
    draft.byName['one'] = { on: false, deep: { n: 9 } }
  })
  expect(next.items).toBe(first.items)
  expect(next.byName['two']).toBe(first.byName['two'])
  expect(next.byName['one']).toEqual({ on: false, deep: { n: 9 } })
})

test('produce: gives the same object when nothing changed', () => {
  expect(
    produce(first, (draft) => {
      draft.title = 'a'
      draft.items[0]?.tags.includes('x')
      delete draft.byName['nobody']
    }),
  ).toBe(first)
})

test('produce: freezes deeply, what a recipe put in included', () => {
  const next = produce(first, (draft) => {
    draft.items.push({ id: 4, tags: ['new'] })
  })
  expect(Object.isFrozen(next)).toBe(true)
  expect(Object.isFrozen(next.items[3]?.tags)).toBe(true)
})

test('produce: leaves the state alone when the recipe throws', () => {
  const before = JSON.stringify(first)
  expect(() =>
    produce(first, (draft) => {
      draft.items.length = 0
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(JSON.stringify(first)).toBe(before)
})

test('produce: does not let a key become a prototype', () => {
  const next = produce(
    freezeDeep<{ readonly map: Readonly<Record<string, unknown>> }>({ map: {} }),
    (draft) => {
      Reflect.set(draft.map, '__proto__', { polluted: true })
    },
  )
  expect(Reflect.get(next.map, 'polluted')).toBeUndefined()
})

type Act = (draft: Draft<Tree>) => void

const index = fc.nat(3)
const name = fc.constantFrom('one', 'two', 'three')
const acts: readonly fc.Arbitrary<Act>[] = [
  fc.string().map((text) => (draft) => {
    draft.title = text
  }),
  fc.tuple(index, fc.nat()).map(([at, id]) => (draft) => {
    const item = draft.items[at]
    if (item) item.id = id
  }),
  fc.tuple(index, fc.string()).map(([at, tag]) => (draft) => {
    draft.items[at]?.tags.push(tag)
  }),
  fc.tuple(index, index).map(([from, many]) => (draft) => {
    draft.items.splice(from, many)
  }),
  fc.constant((draft) => {
    draft.items.reverse()
  }),
  fc.constant((draft) => {
    draft.items.sort((a, b) => a.id - b.id)
  }),
  fc.nat().map((id) => (draft) => {
    draft.items.unshift({ id, tags: [] })
  }),
  index.map((at) => (draft) => {
    draft.items = draft.items.filter((_, position) => position !== at)
  }),
  index.map((at) => (draft) => {
    const item = draft.items[at]
    if (item) draft.items = [...draft.items, { ...item, id: 99 }]
  }),
  name.map((key) => (draft) => {
    delete draft.byName[key]
  }),
  fc.tuple(name, fc.nat()).map(([key, n]) => (draft) => {
    const entry = draft.byName[key] ?? { on: false, deep: { n: 0 } }
    draft.byName[key] = entry
    entry.deep.n = n
  }),
  fc.tuple(name, name).map(([from, to]) => (draft) => {
    const entry = draft.byName[from]
    if (entry) draft.byName[to] = entry
  }),
  name.map((key) => (draft) => {
    Object.assign(draft.byName, { [key]: { on: true, deep: { n: 5 } } })
  }),
]

test('produce: does what immer does, over any recipes', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.oneof(...acts), { maxLength: 6 }), { maxLength: 6 }), (recipes) => {
      let mine = first
      let theirs = first
      for (const recipe of recipes) {
        const run = (draft: Draft<Tree>): void => {
          for (const act of recipe) act(draft)
        }
        const previous = mine
        mine = produce(mine, run)
        theirs = oracle(theirs, run)
        expect(mine).toEqual(theirs)
        if (JSON.stringify(mine) !== JSON.stringify(previous)) expect(mine).not.toBe(previous)
      }
    }),
    { numRuns: 2000 },
  )
})
