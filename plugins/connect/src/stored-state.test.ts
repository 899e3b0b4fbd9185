import { expect, test } from 'vitest'
import { parseStored } from './stored-state'

test.each([
  [undefined],
  [null],
  ['recent'],
  [{}],
  [{ recent: 'a' }],
  [{ recent: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }],
  [{ recent: [1] }],
  [{ recent: [{ id: 'a'.repeat(2001) }] }],
  [{ recent: { length: 1 } }],
])('parseStored: drops %j', (stored) => {
  expect(parseStored(stored)).toBeUndefined()
})

test('parseStored: keeps two', () => {
  const recent = [{ id: 'a', wallet: { id: 'a', name: 'A' } }, { id: 'b' }]
  expect(parseStored({ recent, more: true })).toEqual({ recent })
})
