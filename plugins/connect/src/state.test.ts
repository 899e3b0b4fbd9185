import { expect, test } from 'vitest'
import { parseStored } from './state'

test.each([
  [undefined],
  [null],
  ['recent'],
  [{}],
  [{ recent: 'a' }],
  [{ recent: ['a', 'b', 'c'] }],
  [{ recent: [1] }],
  [{ recent: ['a'.repeat(201)] }],
  [{ recent: { length: 1 } }],
])('parseStored: drops %j', (stored) => {
  expect(parseStored(stored)).toBeUndefined()
})

test('parseStored: keeps two ids', () => {
  expect(parseStored({ recent: ['a', 'b'], more: true })).toEqual({ recent: ['a', 'b'] })
})
