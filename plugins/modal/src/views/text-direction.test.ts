import { expect, test } from 'vitest'
import { textDirection } from './text-direction'

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['pt-BR', 'ltr'],
  ['ja', 'ltr'],
  ['not a language', 'ltr'],
])('text direction: %s is %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction)
})
