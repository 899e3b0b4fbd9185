import { expect, test } from 'vitest'
import { createTranslate } from './text'

const t = createTranslate({
  locale: 'de',
  texts: { 'send.title': '{amount} senden', greeting: 'Hallo {name}' },
})

test('translate: takes the text of the language, else the English beside the code', () => {
  expect(t('send.title', 'Send {amount}', { amount: 3 })).toBe('3 senden')
  expect(t('unknown', 'Send {amount}', { amount: 3 })).toBe('Send 3')
})

test('translate: names of the prototype are no texts and no values', () => {
  for (const key of ['toString', 'constructor', '__proto__']) expect(t(key, 'English')).toBe('English')
  expect(t('x', 'a {toString} {constructor}', {})).toBe('a {toString} {constructor}')
})

test('translate: unknown marks stay, and values are not filled in twice', () => {
  expect(t('greeting', '', { other: 'x' })).toBe('Hallo {name}')
  expect(t('greeting', '', { name: '{name} $& {other}', other: 'x' })).toBe('Hallo {name} $& {other}')
})
