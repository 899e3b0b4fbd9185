import type { Language } from '../text/text'

const LONGER_BY = 0.4

/** Repeats the middle letter of a word until the word is 40 % longer, to test with long words. */
function lengthen(word: string): string {
  const letters = [...word]
  const middle = Math.floor(letters.length / 2)
  return [
    ...letters.slice(0, middle),
    (letters[middle] ?? '').repeat(1 + Math.ceil(letters.length * LONGER_BY)),
    ...letters.slice(middle + 1),
  ].join('')
}

/**
 * A language for layout tests: every text at least 40 % longer and in ⟦brackets⟧, so that what is cut off and what
 * never went through `t` can be seen. `{name}` marks stay.
 */
export function pseudoLanguage(english: Readonly<Record<string, string>>, locale = 'en-XA'): Language {
  const texts = Object.entries(english).map(([key, text]) => [
    key,
    `⟦${text.replace(/\{\w+\}|\p{L}+/gu, (word) => (word.startsWith('{') ? word : lengthen(word)))}⟧`,
  ])
  return { locale, texts: Object.fromEntries(texts) }
}
