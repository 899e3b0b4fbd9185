import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equalTexts } from './create-siwx-server'

test.each([
  ['', ''],
  ['a', 'a'],
  ['4f1c9d27be06aa35', '4f1c9d27be06aa35'],
  ['é漢🎈', 'é漢🎈'],
])('equal texts: %j equals %j', (a, b) => {
  expect(equalTexts(a, b)).toBe(true)
})

test.each([
  ['another first letter', 'abc', 'xbc'],
  ['another last letter', 'abc', 'abx'],
  ['a text that begins with the other', 'abc', 'abcd'],
  ['an empty text', '', 'a'],
  ['bytes of zero after the end', 'abc', 'abc\0'],
  ['letters in another order, whose differences cancel out', 'ab', 'ba'],
  ['another case', 'abc', 'ABC'],
  ['a letter composed in another way', 'é', 'e\u0301'],
  ['letters whose low bytes are equal', 'a', '\u0161'],
  ['the other half of an emoji', '🎈', '🎉'],
])('equal texts: finds %s, in both orders', (_name, a, b) => {
  expect([equalTexts(a, b), equalTexts(b, a)]).toEqual([false, false])
})

test('equal texts: agrees with === for well-formed texts', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(
      text,
      text,
      (a, b) => equalTexts(a, b) === (a === b) && equalTexts(a, `${a}`) && equalTexts(b, b),
    ),
  )
})
