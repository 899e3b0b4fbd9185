/** No sentence has as many words of such a length in a row as a recovery phrase. */
const WORDS_OF_A_PHRASE = 12
/** Letters of one word; a change from small to capital letters begins another. Each sign of Chinese is one. */
const LETTERS = /\p{Script=Han}|(?:(?!\p{Script=Han})\p{L}\p{M}*)+/gu
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})/u
const SHORT_SCRIPTS = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]{1,8}$/u

/**
 * Replaces recovery phrases of any language, whatever stands between their words: spaces, numbers, signs, quotation marks or
 * nothing but capital letters.
 * @param isCut whether the text was cut, so that words at its end may be the first ones of a phrase
 */
export function redactPhrases(text: string, isCut: boolean): string {
  let rest = ''
  let at = 0
  for (const [start, end] of phrasesIn(text, isCut)) {
    rest += `${text.slice(at, start)}[words]`
    at = end
  }
  return rest + text.slice(at)
}

/** Start and end of each row of at least twelve words of a phrase. */
function phrasesIn(text: string, isCut: boolean): readonly (readonly [start: number, end: number])[] {
  const found: (readonly [start: number, end: number])[] = []
  let row: (readonly [start: number, end: number])[] = []
  const close = (fewest = WORDS_OF_A_PHRASE): void => {
    const [first] = row
    const last = row.at(-1)
    if (first && last && row.length >= fewest) found.push([first[0], last[1]])
    row = []
  }
  for (const { 0: letters, index } of text.matchAll(LETTERS)) {
    let start = index
    for (const word of letters.split(CAMEL)) {
      const end = start + word.length
      if (isOfPhrase(word)) row.push([start, end])
      else close()
      start = end
    }
  }
  // control: report-tells-a-phrase-that-is-cut
  close(isCut ? 1 : WORDS_OF_A_PHRASE)
  return found
}

function isOfPhrase(word: string): boolean {
  const { length } = word.replace(/\p{M}/gu, '')
  return (length >= 3 && length <= 8) || SHORT_SCRIPTS.test(word)
}
