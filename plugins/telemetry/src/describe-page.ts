import { parseUrl } from '@latchkey/kernel/web'

/** An ordinary word in a path. Ids, names and codes have digits or other characters, or are longer. */
const WORD = /^[a-z][a-z-]{0,23}(\.html?)?$/i

export interface PageDescription {
  readonly url: string
  readonly domain: string
}

/**
 * The page's URL without query, fragment and credentials, and without path segments that may identify
 * somebody.
 */
export function describePage(location: string): PageDescription {
  const page = parseUrl(location)
  if (!page) return { url: '', domain: '' }
  const { origin, hostname, pathname } = page
  return { url: `${origin}${pathname.split('/').map(withoutId).join('/')}`, domain: hostname }
}

function withoutId(part: string): string {
  // control: report-tells-the-path
  if (part !== '' && !WORD.test(part)) return ':id'
  return part
}
