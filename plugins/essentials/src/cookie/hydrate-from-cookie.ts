import { accountCookieContract } from './contract'
import { accountIdIn, DEFAULT_NAME } from './cookie-value'

export interface CookieName {
  /** Default: `latchkey-account`. Two instances of a page need two. */
  readonly name?: string
}

/**
 * Returns the `hydrateFrom` of a request: text with the account that the plugin `accountCookie()` has kept, and with nothing else
 * of the header, so that it may stand in the page. Of a missing, malformed or foreign cookie it is the text of a first visit.
 * Never throws.
 * @param header the request's `Cookie`
 * @example
 * const hydrateFrom = hydrateFromCookie(request.headers.get('cookie'))
 */
export function hydrateFromCookie(
  header: string | null | undefined,
  { name = DEFAULT_NAME }: CookieName = {},
): string {
  const accountId = valuesIn(header ?? '', name)
    .map(accountIdIn)
    .find((one) => one !== undefined)
  const states = accountId === undefined ? {} : { [accountCookieContract.id]: { accountId } }
  return JSON.stringify({ version: 1, states })
}

/** There may be several: a browser sends those of parent domains and other paths too. */
function valuesIn(header: string, name: string): readonly string[] {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
}
