import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { parseUrl } from '../parse-url'

export interface SilentSignInScope {
  /** With its checksum. */
  readonly accountAddress: string
  readonly chainId: number
  /** Origin of the host page. */
  readonly hostOrigin: string
  readonly nowMs: number
}

/** How much the clocks of users and servers may differ, and how long a page may take to connect. */
const SKEW_MS = 10 * 60_000
const MAX_LIFETIME_MS = 30 * 24 * 3_600_000

/**
 * Whether a text is a sign-in message (EIP-4361) that may be signed without showing it: for this account and network, for
 * the host page's own domain and URI, without resources (a capability delegation, ERC-5573, has some), issued now, and
 * over within thirty days if it says when. A text that is spelt in another way than the standard's is none.
 */
export function isSilentSignIn(
  text: string,
  { accountAddress, chainId, hostOrigin, nowMs }: SilentSignInScope,
): boolean {
  const message = readMessage(text)
  if (!message) return false
  const { address, domain, scheme, uri, resources, issuedAt, notBefore, expirationTime } = message
  const { host, protocol } = new URL(hostOrigin)
  const isHere =
    domain === host && (scheme === undefined || `${scheme}:` === protocol) && isUrlOf(uri, hostOrigin)
  // A missing time is no number, with which no comparison is true.
  const issuedAtMs = issuedAt?.getTime() ?? Number.NaN
  const isNow =
    Math.abs(issuedAtMs - nowMs) <= SKEW_MS &&
    (notBefore === undefined || notBefore.getTime() <= nowMs + SKEW_MS) &&
    (expirationTime === undefined ||
      (expirationTime.getTime() > nowMs && expirationTime.getTime() <= nowMs + MAX_LIFETIME_MS))
  return (
    address === accountAddress && message.chainId === chainId && isHere && isNow && resources === undefined
  )
}

function isUrlOf(uri: string, origin: string): boolean {
  const url = parseUrl(uri)
  if (!url) return false
  const { protocol, host } = url
  // Not its `origin`, which is that of a `blob:` in it, too.
  return `${protocol}//${host}` === origin
}

/** The fields of a text that is exactly what the standard's own form of these fields is. */
function readMessage(text: string): Parameters<typeof createSiweMessage>[0] | undefined {
  const { address, chainId, domain, nonce, uri, version, ...others } = parseSiweMessage(text)
  if (!address || chainId === undefined || !domain || !nonce || !uri || !version) return undefined
  const message = { address, chainId, domain, nonce, uri, version, ...others }
  try {
    return createSiweMessage(message) === text ? message : undefined
  } catch {
    return undefined
  }
}
