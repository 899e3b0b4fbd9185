import { expect, test } from 'vitest'
import { diffStates } from './diff-states'

test('diff: names what was added, changed and removed, by path', () => {
  const same = { deep: [1, 2] }
  const before = { kept: same, text: 'a', list: [{ id: 1 }, { id: 2 }], gone: true }
  const after = { kept: same, text: 'b', list: [{ id: 1 }, { id: 3 }], fresh: null }
  expect(diffStates(before, after)).toEqual({
    changes: [
      { kind: 'changed', path: 'text', before: 'a', after: 'b' },
      { kind: 'changed', path: 'list.1.id', before: 2, after: 3 },
      { kind: 'removed', path: 'gone', before: true },
      { kind: 'added', path: 'fresh', after: null },
    ],
    more: 0,
  })
})

test('diff: looks into no part that is the same object', () => {
  const same = Object.defineProperty({}, 'x', { enumerable: true, get: () => expect.unreachable() })
  expect(diffStates({ same, count: 1 }, { same, count: 2 }).changes).toHaveLength(1)
})

test('diff: a list that became an object is one change', () => {
  expect(diffStates({ a: [] }, { a: {} }).changes).toEqual([
    { kind: 'changed', path: 'a', before: [], after: {} },
  ])
})

test('diff: a secret is hidden where its name stands in the path', () => {
  expect(diffStates({ session: { token: { value: 'a' } } }, { session: { token: { value: 'bc' } } })).toEqual(
    {
      changes: [
        {
          kind: 'changed',
          path: 'session.token.value',
          before: '‹hidden: text, 1 characters›',
          after: '‹hidden: text, 2 characters›',
        },
      ],
      more: 0,
    },
  )
})

test('diff: many changes are counted', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`k${index}`, index]))
  const { changes, more } = diffStates({}, many)
  expect([changes.length, more]).toEqual([60, 40])
})
