import { expect, test } from 'vitest'
import { textDirection } from './shell-root'

test.each([
  ['en', 'ltr'],
  ['en-GB', 'ltr'],
  ['en-Shaw', 'ltr'],
  ['en-Arab', 'rtl'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['ckb', 'rtl'],
  ['yi', 'rtl'],
  ['dv', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['pt-BR', 'ltr'],
  ['ja', 'ltr'],
  ['not a language', 'ltr'],
])('text direction: %s is %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction)
})
