import type { Say } from '../copy/say'

const SIGN_IN =
  /^\s*(?:[a-z][-+.a-z\d]*:\/\/)?(\S+) wants you to sign in with your (?:Ethereum|Solana) account/i

/**
 * Warns of a sign-in message (EIP-4361, or its form on Solana) that names another site than the page's: it gives that
 * site's session to this page.
 */
export function warnOfSignIn(text: string, hostOrigin: string, say: Say): readonly string[] {
  const [, domain] = SIGN_IN.exec(text) ?? []
  if (domain === undefined || isDomainOf(domain, hostOrigin)) return []
  return [say('sign.other-site', { domain })]
}

/** Also in other letters and letter case: a URL has them in the form of its host name. */
export function isDomainOf(domain: string, hostOrigin: string): boolean {
  const { protocol, href } = new URL(hostOrigin)
  const url = `${protocol}//${domain}`
  return URL.canParse(url) && new URL(url).href === href
}
