import { expect, test } from 'vitest'
import { matchesQuery } from './matches-query'

test.each([
  ['meta', true],
  ['  META ', true],
  ['io.met', true],
  ['', true],
  ['rabby', false],
])('matchesQuery: %j finds MetaMask: %s', (query, found) => {
  expect(matchesQuery({ name: 'MetaMask', rdns: 'io.metamask' }, query)).toBe(found)
})
