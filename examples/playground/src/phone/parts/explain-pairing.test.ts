import { expect, test } from 'vitest'
import { explainPairing } from './explain-pairing'

test.each([
  ['Expired. pair() URI has expired. Please try again with a new connection URI.', 'has expired'],
  ['Pairing already exists: 0a0a. Please try again with a new connection URI.', 'was used before'],
])('failed pairing: “%s” is explained with a next step', (said, words) => {
  expect(explainPairing(new Error(said)).message).toContain(words)
  expect(explainPairing(said).message).toContain('Make a new one on the page.')
})

test('failed pairing: an unknown error keeps its message', () => {
  expect(explainPairing(new Error('No line')).message).toBe('No line')
  expect(explainPairing(undefined).message).toBe('undefined')
})
