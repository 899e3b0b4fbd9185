import { expect, test } from 'vitest'
import { languageGaps } from './language-gaps'
import { pseudoLanguage } from './pseudo-language'

const english = { greet: 'Hello {name}', leave: 'Goodbye', count: '{a} of {b}' }

test('languageGaps: finds nothing in a translation with the same keys and marks, in whatever order', () => {
  expect(languageGaps(english, { count: '{b}: {a}', greet: 'مرحبًا {name}', leave: 'وداعًا' })).toEqual([])
})

test('languageGaps: names what is missing, unknown, empty, and marks that were lost', () => {
  expect(languageGaps(english, { greet: 'مرحبًا', leave: ' ', other: 'x' })).toEqual([
    "'other' is not a text of this package.",
    "'greet' has the marks none, not {name}.",
    "'leave' is empty.",
    "'count' is missing.",
  ])
})

test('languageGaps: a text with a number has the plural forms of the language', () => {
  const counted = { left: '{count} left', left_one: '{count} left', title: 'Tips' }
  const arabic = {
    left: 'بقي {count}',
    left_zero: 'لم يبق شيء',
    left_one: 'بقي واحد',
    left_two: 'بقي اثنان',
    left_few: 'بقيت {count}',
    title: 'إكراميات',
  }
  expect(languageGaps(counted, { ...arabic, left_many: 'بقي {count}' }, 'ar')).toEqual([])
  expect(languageGaps(counted, arabic, 'ar')).toEqual(["'left_many' is missing."])
  expect(languageGaps(counted, { left: '{count}個', title: 'チップ' }, 'ja')).toEqual([])
  // 1, 21 and 31: the words cannot say which.
  const russian = { left: '{count}', left_few: '{count}', left_many: '{count}', title: 'Чаевые' }
  expect(languageGaps(counted, { ...russian, left_one: 'один', title_few: 'x' }, 'ru')).toEqual([
    "'title_few' is not a text of this package.",
    "'left_one' has the marks none, not {count}.",
  ])
})

test('pseudoLanguage: makes every text at least 40 % longer, in brackets, and leaves marks alone', () => {
  const { locale, texts } = pseudoLanguage(english)
  expect(locale).toBe('en-XA')
  expect(texts).toEqual({ greet: '⟦Hellllo {name}⟧', leave: '⟦Gooddddbye⟧', count: '⟦{a} off {b}⟧' })
  for (const [key, text] of Object.entries(english)) {
    const letters = (one: string) => one.replace(/\{\w+\}|[^\p{L}]/gu, '').length
    expect(letters(texts[key] ?? '')).toBeGreaterThanOrEqual(letters(text) * 1.4)
  }
})
