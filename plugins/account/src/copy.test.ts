import { expect, test } from 'vitest'
import { copy } from './copy/copy'
import { titles } from './lazy'

test('titles: keys and English texts are the same as in copy.ts', () => {
  const texts: (readonly [key: string, english: string])[] = []
  for (const title of Object.values(titles))
    title((key, english) => {
      texts.push([key, english])
      return english
    }, undefined)
  expect(texts.length).toBeGreaterThan(2)
  expect(Object.entries(copy)).toEqual(expect.arrayContaining(texts))
})
