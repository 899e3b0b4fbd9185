import { expect, test } from 'vitest'
import arabic from './ar.json'
import { texts } from './texts'

test('texts: Arabic has the keys and the values of English', () => {
  const valuesOf = (catalogue: Readonly<Record<string, string>>) =>
    Object.entries(catalogue).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).sort()])
  expect(valuesOf(arabic)).toEqual(valuesOf(texts))
})
