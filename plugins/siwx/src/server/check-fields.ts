import type { NetworkId } from '@latchkey/session/contract'
import { isSameNetwork, type SiwxMessage } from '../message'
import type { SiwxRefusal } from './refusals'

/** Clocks of users and servers differ by this much at most. */
const CLOCK_SKEW_MS = 30_000

export interface FieldRules {
  readonly domains: readonly string[]
  readonly origins: readonly string[]
  /** `undefined`: every network whose signatures can be verified. */
  readonly networkIds: readonly NetworkId[] | undefined
  readonly nowMs: number
}

/** What the server knows of this sign-in already. */
export interface ExpectedSignIn {
  /** The nonces that this browser was given, from its session: a message made for another browser is then refused. */
  readonly nonces?: readonly string[]
  /** The account that may sign in. */
  readonly accountAddress?: string
}

/** The first reason to refuse a message, `undefined` without one. Nonce store and signature are checked elsewhere. */
export function checkFields(
  message: SiwxMessage,
  { domains, origins, networkIds, nowMs }: FieldRules,
  { accountAddress }: ExpectedSignIn,
): SiwxRefusal | undefined {
  const { networkId, issuedAt, notBefore = issuedAt, expirationTime } = message
  if (networkIds && !networkIds.some((id) => isSameNetwork(id, networkId))) return 'NETWORK_UNSUPPORTED'
  // control: sign-in-domain-unchecked
  if (!domains.includes(message.domain)) return 'DOMAIN_MISMATCH'
  if (!origins.includes(originOf(message.uri))) return 'URI_MISMATCH'
  if (accountAddress !== undefined && !isSameAddress(accountAddress, message)) return 'ADDRESS_MISMATCH'
  if (timeOf(issuedAt) > nowMs + CLOCK_SKEW_MS) return 'ISSUED_IN_FUTURE'
  if (timeOf(notBefore) > nowMs + CLOCK_SKEW_MS) return 'NOT_YET_VALID'
  // control: sign-in-expiry-ignored
  if (expirationTime !== undefined && timeOf(expirationTime) + CLOCK_SKEW_MS <= nowMs)
    return 'MESSAGE_EXPIRED'
  return undefined
}

/** RFC 3339 allows lower case, which some engines read as NaN; a message with such a time would never expire. */
const timeOf = (text: string): number => Date.parse(text.toUpperCase())

const originOf = (uri: string): string => (URL.canParse(uri) ? new URL(uri).origin : '')

/** Only addresses of EVM may differ in case. */
function isSameAddress(expected: string, { accountAddress, networkId }: SiwxMessage): boolean {
  return networkId.startsWith('eip155:')
    ? expected.toLowerCase() === accountAddress.toLowerCase()
    : expected === accountAddress
}
