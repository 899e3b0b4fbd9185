import { expect, test } from 'vitest'
import { arabic } from './ar'
import { copy } from './copy'
import { chooseLanguage, createSay, directionOf, toLanguage } from './say'

test.each([
  ['ar', 'ar'],
  ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
  ['AR-eg', 'ar'],
  ['en-US,en;q=0.9,ar;q=0.8', 'en'],
  ['en;q=0.5, ar;q=0.7', 'ar'],
  ['de-DE,de;q=0.9,ar;q=0.8', 'ar'],
  ['ar;q=0', 'en'],
  ['de-DE', 'en'],
  ['arc', 'en'],
  ['*', 'en'],
  ['ar;q=high', 'en'],
  ['', 'en'],
])('language: of a browser that wants "%s" it is %s', (acceptLanguage, language) => {
  expect(chooseLanguage(acceptLanguage)).toBe(language)
})

test('language: Arabic is written from right to left, and a tag without texts is English', () => {
  expect(['ar-EG', 'en', 'fr', ''].map(toLanguage).map(directionOf)).toEqual(['rtl', 'ltr', 'ltr', 'ltr'])
})

test('texts: Arabic has every text that English has', () => {
  const marks = (all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([key, text]) => [key, text !== '', (text.match(/\{\w+\}/g) ?? []).sort()])
  expect(Object.fromEntries(marks(arabic).map(([key, ...rest]) => [key, rest]))).toEqual(
    Object.fromEntries(marks(copy).map(([key, ...rest]) => [key, rest])),
  )
})

test('texts: values stand in their places, and what a value says is taken as it is', () => {
  expect(createSay('en')('fact.named-chain', { name: '$& {chain}', chain: 1n })).toBe('$& {chain} (chain 1)')
  expect(createSay('ar')('fact.chain', { chain: 10 })).toBe('السلسلة 10')
})
