/** What is hidden in a text by its form, whatever its name: the pattern, and what is shown instead. */
const forms: readonly (readonly [pattern: RegExp, shown: string])[] = [
  [/\bwc:[^\s"'<>]+/gi, '‹pairing link›'],
  [/\bdata:[^\s"'<>]{32,}/gi, '‹data URL›'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '‹JWT›'],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '‹email›'],
  [/[\da-fA-F]{64,}/g, '‹hex of 32 bytes or more›'],
  // Ids of projects and of clients.
  [/(?<![\da-zA-Z])[\da-fA-F]{32}(?![\da-zA-Z])/g, '‹id›'],
  [/\b(?:[a-z]{3,8}[\s,]+){11,}[a-z]{3,8}\b/g, '‹words like a recovery phrase›'],
  [/[\w+/=-]{48,}/g, '‹48 or more characters›'],
]

const LINK = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>]+/gi

/** The longest text that is kept. */
const MAX_CHARACTERS = 300

/**
 * Returns a text without what is secret by its form: JSON web tokens, hex of 32 bytes and more, ids, emails, phrases of twelve
 * words and more, pairing links, and of links the user, the values of the query and the fragment. Addresses stay.
 */
export function redactText(text: string): string {
  // Cut first: a text may be as long as a picture.
  const cut = text.length > 4 * MAX_CHARACTERS ? text.slice(0, 4 * MAX_CHARACTERS) : text
  let rest = 0
  let shown = ''
  for (const match of cut.matchAll(LINK)) {
    shown += hideForms(cut.slice(rest, match.index)) + redactLink(match[0])
    rest = match.index + match[0].length
  }
  shown += hideForms(cut.slice(rest))
  return shown.length > MAX_CHARACTERS || cut !== text ? `${shown.slice(0, MAX_CHARACTERS)}…` : shown
}

function hideForms(text: string): string {
  return forms.reduce((last, [pattern, shown]) => last.replace(pattern, shown), text)
}

/** `https://host/path?name=…` for a link, whose parts are redacted each. */
export function redactLink(link: string): string {
  const [, scheme = '', place = '', query] = /^([^:]+:\/\/)([^?#]*)(?:\?([^#]*))?/.exec(link) ?? []
  const withoutUser = place.replace(/^[^/]*@/, '')
  const path = withoutUser.split('/').map(hideForms).join('/')
  const names = (query ?? '').split('&').flatMap((pair) => {
    const [name = ''] = pair.split('=')
    return name === '' ? [] : [`${hideForms(name)}=…`]
  })
  return `${scheme}${path}${names.length > 0 ? `?${names.join('&')}` : ''}`
}
