/** A word, as the parts of a site have it; an address, a name or a code has digits or other signs, or is longer. */
const WORD = /^[a-z][a-z-]{0,23}(\.html?)?$/i

export interface PageDescription {
  readonly url: string
  readonly domain: string
}

/** The page without query, fragment and user, and without the parts of its path that may name somebody. */
export function describePage(location: string): PageDescription {
  if (!URL.canParse(location)) return { url: '', domain: '' }
  const { origin, hostname, pathname } = new URL(location)
  return { url: `${origin}${pathname.split('/').map(withoutId).join('/')}`, domain: hostname }
}

function withoutId(part: string): string {
  // control: report-tells-the-path
  if (part !== '' && !WORD.test(part)) return ':id'
  return part
}
