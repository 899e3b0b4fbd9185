import { languageGaps } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { arabic } from './ar'
import { english } from './en'

/** Placeholders that are rendered as link elements. They need no isolation characters. */
const LINKS = /\{(terms|privacy|link)\}/g
/**
 * Placeholders in Unicode isolation characters: a name in U+2068, or an amount with its symbol in U+2066 (left to right).
 * Without them a Latin name would change the order of the words around it.
 */
const ISOLATED = /\u2068\{\w+\}\u2069|\u2066\{\w+\} \{\w+\}\u2069/g

test('texts: Arabic has every text that English has', () => {
  expect(arabic.locale).toBe('ar')
  expect(languageGaps(english.texts, arabic.texts)).toEqual([])
})

test('texts: every Arabic text has Arabic letters and punctuation, and isolates its placeholders', () => {
  for (const [key, text] of Object.entries(arabic.texts)) {
    expect(text, key).toMatch(/\p{Script=Arabic}/u)
    expect(text, key).not.toMatch(/[,;?]/)
    expect(text.replaceAll(ISOLATED, '').replaceAll(LINKS, ''), key).not.toMatch(/[{}]/)
  }
})
