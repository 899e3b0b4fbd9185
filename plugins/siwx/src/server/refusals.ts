import { parseUrl } from '@latchkey/kernel/web'
import type { NetworkId } from '@latchkey/session/contract'
import { isSameNetwork, type SiwxMessage } from '../message'
import { CLOCK_SKEW_MS, isSchemeOf, originOf, timeOf } from '../message/siwx-message'
import type { SignatureRefusal } from '../verify'

export interface FieldRules {
  readonly domains: readonly string[]
  readonly origins: readonly string[]
  /** Accepted CAIP-2 ids. `undefined`: every network whose signatures can be verified. */
  readonly networkIds: readonly NetworkId[] | undefined
  readonly nowMs: number
}

/** What the server already knows about this sign-in. The message has to match it. */
export interface ExpectedSignIn {
  /** The nonces that were issued to this browser. A message with another nonce is refused. */
  readonly nonces?: readonly string[]
  /** The only account that may sign in. */
  readonly accountAddress?: string
}

/** Returns the first reason to refuse the fields of a message, or `undefined`. Does not check nonce and signature. */
export function checkFields(
  message: SiwxMessage,
  { domains, origins, networkIds, nowMs }: FieldRules,
  { accountAddress }: ExpectedSignIn,
): SiwxRefusal | undefined {
  const { networkId, issuedAt, notBefore = issuedAt, expirationTime } = message
  if (networkIds && !networkIds.some((id) => isSameNetwork(id, networkId))) return 'NETWORK_UNSUPPORTED'
  if (!domains.includes(message.domain)) return 'DOMAIN_MISMATCH'
  if (!isSchemeOfPage(message, origins)) return 'SCHEME_MISMATCH'
  if (!origins.includes(originOf(message.uri))) return 'URI_MISMATCH'
  if (accountAddress !== undefined && !isSameAddress(accountAddress, message)) return 'ADDRESS_MISMATCH'
  // Each is what has to be true, so that a clock or a time that is no number (NaN) refuses.
  if (!(timeOf(issuedAt) <= nowMs + CLOCK_SKEW_MS)) return 'ISSUED_IN_FUTURE'
  if (!(timeOf(notBefore) <= nowMs + CLOCK_SKEW_MS)) return 'NOT_YET_VALID'
  if (expirationTime !== undefined && !(timeOf(expirationTime) + CLOCK_SKEW_MS > nowMs))
    return 'MESSAGE_EXPIRED'
  return undefined
}

/** The origins may be those of an API, on other hosts than the page, which has a default then. */
function isSchemeOfPage({ scheme, domain }: SiwxMessage, origins: readonly string[]): boolean {
  const own = origins.filter((origin) => parseUrl(origin)?.host === domain)
  const pages = own.length > 0 ? own : originsOf(domain)
  return pages.some((page) => isSchemeOf(page, scheme))
}

/** `https` and, for loopback hosts, `http`, because browsers treat loopback hosts as secure without https. */
export function originsOf(domain: string): readonly string[] {
  const isThisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(domain)
  return [`https://${domain}`, ...(isThisMachine ? [`http://${domain}`] : [])]
}

/** Compares EVM addresses without case, and others exactly. */
function isSameAddress(expected: string, { accountAddress, networkId }: SiwxMessage): boolean {
  return networkId.startsWith('eip155:')
    ? String(expected).toLowerCase() === accountAddress.toLowerCase()
    : expected === accountAddress
}

/** The code that says why a server refuses a sign-in. */
export type SiwxRefusal =
  | 'MALFORMED_REQUEST'
  | 'MALFORMED_MESSAGE'
  | 'DOMAIN_MISMATCH'
  | 'SCHEME_MISMATCH'
  | 'URI_MISMATCH'
  | 'ADDRESS_MISMATCH'
  | 'NONCE_MISMATCH'
  | 'NONCE_UNKNOWN'
  | 'NONCE_USED'
  | 'NONCE_EXPIRED'
  | 'ISSUED_IN_FUTURE'
  | 'NOT_YET_VALID'
  | 'MESSAGE_EXPIRED'
  | SignatureRefusal

const details: Readonly<Record<SiwxRefusal, string>> = {
  MALFORMED_REQUEST: 'The request is no object with a message and a signature of allowed length',
  MALFORMED_MESSAGE: 'The message does not follow EIP-4361 or CAIP-122',
  DOMAIN_MISMATCH: 'The message is for another domain',
  SCHEME_MISMATCH: 'The scheme before the domain is not that of the page',
  URI_MISMATCH: 'The URI of the message is of another origin',
  ADDRESS_MISMATCH: 'The message is of another account',
  NONCE_MISMATCH: 'The nonce is not the one that this browser was given',
  NONCE_UNKNOWN: 'The nonce is not known here',
  NONCE_USED: 'The nonce was used before',
  NONCE_EXPIRED: 'The nonce has expired',
  ISSUED_IN_FUTURE: 'The message was issued in the future',
  NOT_YET_VALID: 'The message is not valid yet',
  MESSAGE_EXPIRED: 'The message has expired',
  SIGNATURE_INVALID: 'The account did not sign this message',
  SIGNATURE_PENDING: 'The owners of the contract have not confirmed the message on chain yet',
  NETWORK_UNSUPPORTED: 'Signatures of this network cannot be verified here',
  NODE_UNREACHABLE: 'The node that verifies signatures of contracts cannot be reached',
}

export interface RefusedSignIn {
  readonly ok: false
  readonly code: SiwxRefusal
  /** An English sentence for the server's log. Pages show their own text for the code. */
  readonly detail: string
}

export const refuse = (code: SiwxRefusal): RefusedSignIn => ({ ok: false, code, detail: details[code] })
