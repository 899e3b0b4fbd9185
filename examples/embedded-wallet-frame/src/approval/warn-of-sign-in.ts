import type { Say } from '../copy/say'

const SIGN_IN =
  /^\s*(?:[a-z][-+.a-z\d]*:\/\/)?(\S+) wants you to sign in with your (?:Ethereum|Solana) account/i

/**
 * Returns a warning if the text is a sign-in message (EIP-4361, or its form on Solana) for another domain than that
 * of the host page. With such a signature the host page could sign in to the other site as this user.
 */
export function warnOfSignIn(text: string, hostOrigin: string, say: Say): readonly string[] {
  const [, domain] = SIGN_IN.exec(text) ?? []
  if (domain === undefined || isDomainOf(domain, hostOrigin)) return []
  return [say('sign.other-site', { domain })]
}

/**
 * Whether the domain is that of the origin. Both are parsed as URLs, so letter case and Unicode forms make no
 * difference.
 */
export function isDomainOf(domain: string, hostOrigin: string): boolean {
  const { protocol, href } = new URL(hostOrigin)
  const url = `${protocol}//${domain}`
  return URL.canParse(url) && new URL(url).href === href
}
