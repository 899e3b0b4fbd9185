import { expect, test } from 'vitest'
import { listText } from './list-text'

test.each([
  ['en', ['the amount', 'the receiver'], 'the amount and the receiver'],
  ['en', ['a', 'b', 'c'], 'a, b, and c'],
  ['ar', ['المبلغ', 'المستلم'], 'المبلغ والمستلم'],
  ['en', ['a'], 'a'],
  ['en', [], ''],
])('listText: joins in the language %s', (locale, names, text) => {
  expect(listText(names, locale)).toBe(text)
})
