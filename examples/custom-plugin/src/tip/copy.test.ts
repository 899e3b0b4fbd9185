import { expect, test } from 'vitest'
import { copy } from './copy'
import arabic from './copy/ar.json'

test('texts: Arabic has the keys and the values of English', () => {
  const valuesOf = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).sort()])
  expect(valuesOf(arabic)).toEqual(valuesOf(copy))
})
