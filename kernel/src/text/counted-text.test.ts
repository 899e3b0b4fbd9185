import { expect, test } from 'vitest'
import { createTextOf } from './counted-text'
import { createTranslate } from './text'

const texts = {
  size: '{count} bytes',
  size_one: '{count} byte',
  left: '{name} has {count} left',
  title: 'Sizes',
} as const

const textsIn = (locale: string, own: Readonly<Record<string, string>> = {}) =>
  createTextOf(texts, createTranslate({ locale, texts: own }), locale)

test('counted text: English says one thing and two things, also where the language has no text', () => {
  for (const locale of ['en', 'ru']) {
    const t = textsIn(locale)
    expect([0, 1, 2].map((count) => t('size', { count }))).toEqual(['0 bytes', '1 byte', '2 bytes'])
  }
  expect(textsIn('en')('title')).toBe('Sizes')
  expect(textsIn('en')('left', { name: 'Ann', count: 1 })).toBe('Ann has 1 left')
})

test('counted text: a language takes the form of the number by CLDR', () => {
  const t = textsIn('ru', {
    size: '{count} байта',
    size_one: '{count} байт',
    size_few: '{count} байта',
    size_many: '{count} байт',
    left_few: 'у {name} осталось {count}',
  })
  expect([1, 3, 5, 21, 22].map((count) => t('size', { count }))).toEqual([
    '1 байт',
    '3 байта',
    '5 байт',
    '21 байт',
    '22 байта',
  ])
  expect(t('left', { name: 'Ann', count: 2 })).toBe('у Ann осталось 2')
})

test('counted text: a form may leave the number out, and a wording without forms is for all numbers', () => {
  const t = textsIn('ar', { size: '{count} بايت', size_two: 'بايتان' })
  expect([2, 3].map((count) => t('size', { count }))).toEqual(['بايتان', '3 بايت'])
  expect(textsIn('en', { size: '{count} B' })('size', { count: 1 })).toBe('1 B')
})

test('counted text: the number is grouped as in the language, in Latin digits; what is no number stays', () => {
  expect(['en', 'de', 'ar-EG'].map((locale) => textsIn(locale)('size', { count: 12_345 }))).toEqual([
    '12,345 bytes',
    '12.345 bytes',
    '12,345 bytes',
  ])
  expect(textsIn('en')('size', { count: '1' })).toBe('1 bytes')
})
