const MAX_CHARACTERS = 300
const QUOTED = /"[^"]*"|`[^`]*`|“[^”]*”|«[^»]*»|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/gu
/** A code or an amount, also one that is written in groups. */
const NUMBER = /\p{Nd}(?:[\s,.·-]*\p{Nd}){3,}/gu
/** Letters only: an address, a hash, a key, an email, a URI, a domain name or a code in letters and digits has more. */
const WORD = /^[\p{L}][\p{L}'’_-]{0,23}$/u
const SHORT_NUMBER = /^\d{1,3}$/
/**
 * No sentence has so many words of this length in a row; a recovery phrase has nothing else, in any of its languages and
 * also where its words are numbered.
 */
const PHRASE =
  /(?:(?<!\p{L})(?:\p{L}{3,8}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]{1,8})(?!\p{L})[\s\p{Nd}.,:;|()-]*){12,}/giu

/**
 * What is left of a message when everything that may be the user's is taken out. It keeps words and numbers up to 999 and
 * replaces the rest, since nobody can list what wallets and services put into their messages.
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
  // One of the placeholders above is kept: their brackets are taken for punctuation here.
  // control: report-tells-the-message
  const isKept = WORD.test(core) || SHORT_NUMBER.test(core)
  return isKept ? `${before}${core}${after}` : `[value]${after.replace(/[)\]}]/g, '')}`
}
