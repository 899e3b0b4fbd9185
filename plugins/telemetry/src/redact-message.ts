import { redactPhrases } from './redact-phrases'

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
  // control: report-tells-the-message
  const isKept = isWord(core) || SHORT_NUMBER.test(core)
  return isKept ? `${before}${core}${after}` : `[value]${after.replace(/[)\]}]/g, '')}`
}

function isWord(core: string): boolean {
  // Capital letters begin another word in it.
  const hasLongPart = core.split(/(?<=\p{Ll})(?=\p{Lu})/u).some((part) => LONG_PART.test(part))
  return WORD.test(core) && !hasLongPart && !CODE.test(core)
}
