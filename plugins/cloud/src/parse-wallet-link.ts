import { isWebUrl } from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'

const MAX_LINK_LENGTH = 2_000

/** A scheme alone: `metamask`, `metamask:`, `metamask://`. */
const bareScheme = /^([a-z][a-z\d+.-]+):?\/{0,2}$/i

/** Parses the URL of a web page. `undefined` for an invalid URL, or one that disguises its host. */
export function parsePageLink(input: string): string | undefined {
  return isWebUrl(input) ? parseAppLink(input) : undefined
}

/**
 * Parses the URL of a web page or an app's scheme, completing a bare one: `metamask` becomes `metamask://`.
 */
export function parseAppLink(input: string): string | undefined {
  if (input.length > MAX_LINK_LENGTH || /[\p{Cc}\p{Cf}\s]/u.test(input)) return undefined
  const [, scheme] = bareScheme.exec(input) ?? []
  const complete = scheme === undefined ? input : `${scheme.toLowerCase()}://`
  // control: directory-link-that-is-a-script
  const url = parseSafeUrl(complete)
  // `https://wallet.example@evil.example`
  return url && url.username === '' && url.password === '' ? complete : undefined
}
