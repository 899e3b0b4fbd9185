const MAX_CHARACTERS = 300
const QUOTED = /"[^"]*"|`[^`]*`|“[^”]*”|«[^»]*»|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu
const DIGIT_NAMES = 'zero|one|two|three|four|five|six|seven|eight|nine'
const DIGIT = `(?:\\p{N}|[〇零一二三四五六七八九]|(?<!\\p{L})(?:${DIGIT_NAMES})(?!\\p{L}))`
/** A code or an amount: four digits or more, in any script or spelled, with anything but letters between them. */
const NUMBER = new RegExp(`${DIGIT}(?:[^\\p{L}\\p{N}]*${DIGIT}){3,}`, 'giu')
/** An email, also with spaces in it and with its signs in words. */
const EMAIL =
  /\S{1,64}\s{0,3}(?:@|[([{<]\s*at\s*[)\]}>])\s{0,3}[^\s@]{1,64}(?:\s{0,3}(?:\.|[([{<]\s*dot\s*[)\]}>])\s{0,3}[\p{L}\p{N}-]{1,64}){0,4}/giu
/**
 * A word of letters, also of several that a hyphen, an underscore or a capital letter joins. Addresses, hashes, keys, URIs,
 * domain names and codes contain other characters or are longer.
 */
const WORD = /^\p{L}[\p{L}'’_-]{0,23}$/u
const LONG_PART = /\p{L}{17}/u
/** A code in groups of capital letters. Names of constants have underscores. */
const CODE = /^\p{Lu}{2,}(-\p{Lu}{2,})+$/u
const SHORT_NUMBER = /^\d{1,3}$/

/**
 * Removes everything from a message that may be the user's. Keeps words and numbers up to 999 and replaces
 * the rest, because what wallets and services write into their messages is unpredictable.
 */
export function redactMessage(message: string): string {
  const limit = 4 * MAX_CHARACTERS
  // Invisible characters would split a word so that no pattern matches it. One character may become many.
  const visible = message
    .slice(0, limit)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
  const isCut = message.length > limit || visible.length > limit
  // The last word may be a part of one.
  const read = isCut ? visible.slice(0, limit).replace(/[\p{L}\p{M}]+$/u, '') : visible
  return redactPhrases(read, isCut)
    .replace(EMAIL, '[value]')
    .replace(QUOTED, '[text]')
    .replace(NUMBER, '[number]')
    .split(' ')
    .map(redactToken)
    .join(' ')
    .trim()
    .slice(0, MAX_CHARACTERS)
}

/** One word with the punctuation around it. */
function redactToken(token: string): string {
  const [, before = '', core = '', after = ''] = /^([([{"'“]*)(.*?)([)\]}"'”.,:;!?…]*)$/u.exec(token) ?? []
  if (core === '') return ''
  // Keeps the placeholders from above, whose brackets count as punctuation here.
  const isKept = isWord(core) || SHORT_NUMBER.test(core)
  return isKept ? `${before}${core}${after}` : `[value]${after.replace(/[)\]}]/g, '')}`
}

function isWord(core: string): boolean {
  // Capital letters begin another word in it.
  const hasLongPart = core.split(/(?<=\p{Ll})(?=\p{Lu})/u).some((part) => LONG_PART.test(part))
  return WORD.test(core) && !hasLongPart && !CODE.test(core)
}

/** No sentence has as many words of such a length in a row as a recovery phrase. */
const WORDS_OF_A_PHRASE = 12
/** Letters of one word; a change from small to capital letters begins another. Each sign of Chinese is one. */
const LETTERS = /\p{Script=Han}|(?:(?!\p{Script=Han})\p{L}\p{M}*)+/gu
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})/u
const SHORT_SCRIPTS = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]{1,8}$/u

/** A phrase may be counted: `a) legal b) winner`, `No. 1 word: legal`. Then each of its words is one of up to so many. */
const PERIODS = [1, 2, 3, 4]
/** So many words in a row that are counted alike, where the text was cut behind them. */
const CUT_PERIODS = 3

/**
 * Replaces recovery phrases of any language, whatever stands between their words: spaces, numbers, signs, quotation marks,
 * nothing but capital letters, or always as many other words.
 * @param isCut whether the text was cut, so that words at its end may be the first ones of a phrase
 */
function redactPhrases(text: string, isCut: boolean): string {
  const words = wordsOf(text)
  const spans = PERIODS.flatMap((period) => phrasesIn(words, period, isCut)).sort((a, b) => a[0] - b[0])
  let rest = ''
  let at = 0
  for (const [start, end] of spans) {
    if (start >= at) rest += `${text.slice(at, start)}[words]`
    at = Math.max(at, end)
  }
  return rest + text.slice(at)
}

interface Word {
  readonly start: number
  readonly end: number
  readonly isOfPhrase: boolean
}

function wordsOf(text: string): readonly Word[] {
  const words: Word[] = []
  for (const { 0: letters, index } of text.matchAll(LETTERS)) {
    let start = index
    for (const word of letters.split(CAMEL)) {
      const end = start + word.length
      words.push({ start, end, isOfPhrase: isOfPhrase(word) })
      start = end
    }
  }
  return words
}

/** Start and end of each row of words in which those of a phrase return after `period` words, twelve times at least. */
function phrasesIn(
  words: readonly Word[],
  period: number,
  isCut: boolean,
): readonly (readonly [start: number, end: number])[] {
  const found: (readonly [start: number, end: number])[] = []
  let begin = 0
  for (let at = 1; at <= words.length; at += 1) {
    const before = at - begin < period ? words[at] : words[at - period]
    if (words[at] && words[at]?.isOfPhrase === before?.isOfPhrase) continue
    const row = words.slice(begin, at)
    const [first] = row
    const last = row.at(-1)
    const isCutRow = isCut && at === words.length
    const cutFewest = period === 1 ? 1 : CUT_PERIODS * period
    const fewest = isCutRow ? cutFewest : (WORDS_OF_A_PHRASE - 1) * period + 1
    if (first && last && row.length >= fewest && row.some((word) => word.isOfPhrase))
      found.push([first.start, last.end])
    begin = at - period + 1
  }
  return found
}

function isOfPhrase(word: string): boolean {
  const { length } = word.replace(/\p{M}/gu, '')
  return (length >= 3 && length <= 8) || SHORT_SCRIPTS.test(word)
}
