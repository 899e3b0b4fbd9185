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

test('pseudoLanguage: makes every text at least 40 % longer, in brackets, and leaves marks alone', () => {
  const { locale, texts } = pseudoLanguage(english)
  expect(locale).toBe('en-XA')
  expect(texts).toEqual({ greet: '⟦Hellllo {name}⟧', leave: '⟦Gooddddbye⟧', count: '⟦{a} off {b}⟧' })
  for (const [key, text] of Object.entries(english)) {
    const letters = (one: string) => one.replace(/\{\w+\}|[^\p{L}]/gu, '').length
    expect(letters(texts[key] ?? '')).toBeGreaterThanOrEqual(letters(text) * 1.4)
  }
})
