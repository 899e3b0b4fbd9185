import { expect, test } from 'vitest'
import { update } from './recipes'
import {
  createNotificationQueue,
  createSlice,
  type NotificationQueue,
  type OwnedSlice,
  watchSlice,
} from './slice'

interface Form {
  readonly name: string
  readonly tags: readonly { readonly id: number }[]
}
const first: Form = { name: 'a', tags: [{ id: 1 }] }

function make(): {
  readonly slice: OwnedSlice<Form>
  readonly notifications: NotificationQueue
  readonly errors: unknown[]
} {
  const errors: unknown[] = []
  const notifications = createNotificationQueue()
  const slice = createSlice<Form>({ ...first }, notifications, (error) => void errors.push(error))
  return { slice, notifications, errors }
}
const rename =
  (name: string) =>
  (draft: { name: string }): void => {
    draft.name = name
  }

test('update: commits at once and passes next and previous state', () => {
  const { slice } = make()
  const received: unknown[] = []
  slice.subscribe((next, previous) => void received.push([next.name, previous.name]))
  update(slice, rename('b'))
  expect(slice.get().name).toBe('b')
  expect(received).toEqual([['b', 'a']])
})

test('assign: sets parts, keeps the others, freezes what it was given', () => {
  const { slice } = make()
  const { tags } = slice.get()
  slice.assign({ name: 'b' })
  expect(slice.get()).toEqual({ name: 'b', tags })
  expect(slice.get().tags).toBe(tags)
  slice.assign({ tags: [...tags, { id: 2 }] })
  expect(slice.get().tags[0]).toBe(tags[0])
  expect([slice.get(), slice.get().tags, slice.get().tags[1]].every(Object.isFrozen)).toBe(true)
})

test('assign: an unchanged state notifies no listener', () => {
  const { slice } = make()
  let received = 0
  slice.subscribe(() => {
    received += 1
  })
  slice.assign({ name: 'a', tags: slice.get().tags })
  expect(received).toBe(0)
  slice.assign({ name: 'b' })
  expect(received).toBe(1)
})

test('update: a part that the recipe deletes is gone', () => {
  const notifications = createNotificationQueue()
  const slice = createSlice<{ draft?: string; sent: number }>(
    { draft: 'a', sent: 0 },
    notifications,
    () => {},
  )
  update(slice, (state) => {
    delete state.draft
    state.sent = 1
  })
  expect(slice.get().draft).toBeUndefined()
  expect(JSON.stringify(slice.get())).toBe('{"sent":1}')
})

test('update: what stays the same keeps its identity; an unchanged state notifies no listener', () => {
  const { slice } = make()
  const { tags } = slice.get()
  let received = 0
  slice.subscribe(() => {
    received += 1
  })
  update(slice, rename('a'))
  expect(received).toBe(0)
  update(slice, rename('b'))
  expect(slice.get().tags).toBe(tags)
})

test('update: a recipe that throws changes nothing', () => {
  const { slice } = make()
  expect(() =>
    update(slice, (draft) => {
      draft.name = 'b'
      throw new Error('boom')
    }),
  ).toThrow('boom')
  expect(slice.get().name).toBe('a')
})

test('state: is frozen deeply, the first one too', () => {
  const { slice } = make()
  expect(Object.isFrozen(slice.get().tags[0])).toBe(true)
  update(slice, (draft) => void draft.tags.push({ id: 2 }))
  expect(Object.isFrozen(slice.get())).toBe(true)
  expect(Object.isFrozen(slice.get().tags[1])).toBe(true)
})

test('batch: several updates of several slices are one notification each, at the end', () => {
  const { slice, notifications } = make()
  const other = createSlice<Form>({ ...first }, notifications, () => undefined)
  const received: string[] = []
  slice.subscribe((next, previous) => void received.push(`one ${previous.name}${next.name}`))
  other.subscribe((next) => void received.push(`two ${next.name} sees ${slice.get().name}`))
  const result = notifications.batch(() => {
    update(slice, rename('b'))
    update(other, rename('x'))
    notifications.batch(() => update(slice, rename('c')))
    expect(slice.get().name).toBe('c')
    expect(received).toEqual([])
    return 7
  })
  expect(result).toBe(7)
  expect(received).toEqual(['one ac', 'two x sees c'])
})

test('batch: a change that is undone notifies no listener; one that throws still emits what was committed', () => {
  const { slice, notifications } = make()
  const received: string[] = []
  slice.subscribe((next) => void received.push(next.name))
  const before = slice.get()
  notifications.batch(() => {
    update(slice, rename('b'))
    slice.replace(before)
  })
  expect(received).toEqual([])
  expect(() =>
    notifications.batch(() => {
      update(slice, rename('b'))
      throw new Error('boom')
    }),
  ).toThrow('boom')
  expect(received).toEqual(['b'])
})

test('re-entrancy: a listener that updates lets every listener receive every change, in one order', () => {
  const { slice } = make()
  const early: string[] = []
  const late: string[] = []
  slice.subscribe((next, previous) => {
    early.push(previous.name + next.name)
    if (next.name === 'b') update(slice, rename('c'))
  })
  slice.subscribe((next, previous) => void late.push(previous.name + next.name))
  update(slice, rename('b'))
  expect(early).toEqual(['ab', 'bc'])
  expect(late).toEqual(['ab', 'bc'])
})

test('listener: one that throws is reported, the others are called, its remover works twice', () => {
  const { slice, errors } = make()
  const received: string[] = []
  const own: unknown[] = []
  const throwing = (): never => {
    throw new Error('boom')
  }
  const remove = slice.subscribe(throwing)
  slice.subscribe(throwing, (error) => void own.push(error))
  slice.subscribe((next) => void received.push(next.name))
  update(slice, rename('b'))
  remove()
  remove()
  update(slice, rename('c'))
  expect(errors).toHaveLength(1)
  expect(own).toHaveLength(2)
  expect(received).toEqual(['b', 'c'])
})

test('notifications: survives a notification that throws', () => {
  const notifications = createNotificationQueue()
  const received: string[] = []
  expect(() =>
    notifications.enqueue(() => {
      throw new Error('boom')
    }),
  ).toThrow('boom')
  notifications.enqueue(() => void received.push('next'))
  expect(received).toEqual(['next'])
})

test('initial: is the state when it was last marked', () => {
  const { slice } = make()
  update(slice, rename('b'))
  expect(slice.initial().name).toBe('a')
  slice.markInitial()
  expect(slice.initial().name).toBe('b')
})

test('watch: receives a selected part, only when it is another value, also after a replacement', () => {
  const { slice } = make()
  const received: unknown[] = []
  watchSlice(
    slice,
    ({ name }) => name,
    (next, previous) => void received.push([next, previous]),
    () => undefined,
  )
  update(slice, (draft) => void draft.tags.push({ id: 2 }))
  slice.replace({ name: 'b', tags: [] })
  update(slice, rename('a'))
  expect(received).toEqual([
    ['b', 'a'],
    ['a', 'b'],
  ])
})
