import { languageGaps } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { arabic } from './ar'
import { english } from './en'

/** Isolated, so that a Latin name in an Arabic sentence moves nothing around it. Links are elements of their own. */
const LINKS = /\{(terms|privacy|link)\}/g
/** An amount and its symbol read from left to right, as one. */
const ISOLATED = /\u2068\{\w+\}\u2069|\u2066\{\w+\} \{\w+\}\u2069/g

test('latchkey: Arabic says everything that English says', () => {
  expect(arabic.locale).toBe('ar')
  expect(languageGaps(english.texts, arabic.texts)).toEqual([])
})

test('latchkey: Arabic is in Arabic letters, and every name in it is isolated', () => {
  for (const [key, text] of Object.entries(arabic.texts)) {
    expect(text, key).toMatch(/\p{Script=Arabic}/u)
    expect(text, key).not.toMatch(/[,;?]/)
    expect(text.replaceAll(ISOLATED, '').replaceAll(LINKS, ''), key).not.toMatch(/[{}]/)
  }
})
