const MAX_CHARACTERS = 300
const QUOTED = /"[^"]*"|`[^`]*`|“[^”]*”|«[^»]*»|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu
/** A code or an amount, also with its digits in groups. */
const NUMBER = /\p{Nd}(?:[\s,.·-]*\p{Nd}){3,}/gu
/**
 * A word of letters. Addresses, hashes, keys, emails, URIs, domain names and codes contain other characters.
 */
const WORD = /^[\p{L}][\p{L}'’_-]{0,23}$/u
const SHORT_NUMBER = /^\d{1,3}$/
/**
 * A recovery phrase in any language, with or without numbers: no sentence has as many words of this length in
 * a row.
 */
const PHRASE =
  /(?:(?<!\p{L})(?:\p{L}{3,8}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]{1,8})(?!\p{L})[\s\p{Nd}.,:;|()-]*){12,}/giu

/**
 * Removes everything from a message that may be the user's. Keeps words and numbers up to 999 and replaces
 * the rest, because what wallets and services write into their messages is unpredictable.
 */
export function redactMessage(message: string): string {
  // Invisible characters would split a word so that no pattern matches it.
  const visible = message
    .slice(0, 4 * MAX_CHARACTERS)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
  return visible
    .replace(QUOTED, '[text]')
    .replace(NUMBER, '[number]')
    .replace(PHRASE, '[words] ')
    .split(/\s+/)
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
  const isKept = WORD.test(core) || SHORT_NUMBER.test(core)
  return isKept ? `${before}${core}${after}` : `[value]${after.replace(/[)\]}]/g, '')}`
}
