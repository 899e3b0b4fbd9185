import { expect, test } from 'vitest'
import { explainPairing } from './explain-pairing'

test.each([
  ['Expired. pair() URI has expired. Please try again with a new connection URI.', 'has expired'],
  ['Pairing already exists: 0a0a. Please try again with a new connection URI.', 'was used before'],
])('pairing that failed: “%s” is told in words that lead on', (said, words) => {
  expect(explainPairing(new Error(said)).message).toContain(words)
  expect(explainPairing(said).message).toContain('Make a new one on the page.')
})

test('pairing that failed: an unknown error is shown with its own message', () => {
  expect(explainPairing(new Error('No line')).message).toBe('No line')
  expect(explainPairing(undefined).message).toBe('undefined')
})
