import { isWebUrl } from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'

const MAX_LINK_LENGTH = 2_000

/** A scheme alone: `metamask`, `metamask:`, `metamask://`. */
const bareScheme = /^([a-z][a-z\d+.-]+):?\/{0,2}$/i

/** A page of the web. `undefined` for a URL that cannot be opened, or that shows another host than it leads to. */
export function parsePageLink(input: string): string | undefined {
  return isWebUrl(input) ? parseAppLink(input) : undefined
}

/** A page of the web or an app's own scheme, a bare one completed: `metamask` is `metamask://`. */
export function parseAppLink(input: string): string | undefined {
  if (input.length > MAX_LINK_LENGTH || /[\p{Cc}\p{Cf}\s]/u.test(input)) return undefined
  const [, scheme] = bareScheme.exec(input) ?? []
  const complete = scheme === undefined ? input : `${scheme.toLowerCase()}://`
  // control: directory-link-that-is-a-script
  const url = parseSafeUrl(complete)
  // `https://wallet.example@evil.example`
  return url && url.username === '' && url.password === '' ? complete : undefined
}
