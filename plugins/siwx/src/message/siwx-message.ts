import { parseUrl } from '@latchkey/kernel/web'
import type { NetworkId } from '@latchkey/session/contract'
import { MalformedMessageError } from '../errors'
import {
  checksumAddress,
  isAuthority,
  isDateTime,
  isNonce,
  isRequestId,
  isScheme,
  isStatement,
  isUri,
} from './grammar'
import { genesisNetworkId, type MessageNamespace, namespaceOf } from './namespaces'

/** The fields of a sign-in message, as in the data model of CAIP-122. Times are RFC 3339 texts. */
export interface SiwxMessage {
  /** RFC 3986 scheme of the page, such as `https`, which EIP-4361 allows before the domain. Absent in most messages. */
  readonly scheme?: string
  /** RFC 3986 authority of the page that requests the signature: `location.host`. */
  readonly domain: string
  /** `eip155`: with EIP-55 checksum, or all in lower case. `solana`: base58. */
  readonly accountAddress: string
  /**
   * CAIP-2 id. The text contains the part after the colon, on Solana of some wallets the whole id. A Solana wallet that writes the text itself may use a cluster
   * name, such as `solana:mainnet`, instead of the genesis hash, so compare ids with `isSameNetwork`.
   */
  readonly networkId: NetworkId
  /** RFC 3986 URI of the resource that the user signs in to. */
  readonly uri: string
  readonly version: '1'
  /** At least eight letters and digits. */
  readonly nonce: string
  /** One line of reserved and unreserved characters of RFC 3986 and spaces. Some libraries write an empty one. */
  readonly statement?: string
  readonly issuedAt: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  /** RFC 3986 URIs. */
  readonly resources?: readonly string[]
}

export interface CheckedMessage {
  readonly namespace: MessageNamespace
  /** The part of `networkId` after the colon. */
  readonly reference: string
}

/** Returns namespace and reference of the network. Throws `SIWX_MALFORMED_MESSAGE` for the first invalid field. */
export function checkMessage(message: SiwxMessage): CheckedMessage {
  // Without types a caller may give anything.
  const networkId: unknown = message.networkId
  const [prefix = '', reference = '', ...rest] = typeof networkId === 'string' ? networkId.split(':') : []
  const namespace = namespaceOf(prefix)
  if (!namespace || rest.length > 0 || !namespace.isReference(reference))
    throw new MalformedMessageError('networkId')
  if (!namespace.isAddress(message.accountAddress)) throw new MalformedMessageError('accountAddress')
  checkFields(message)
  return { namespace, reference }
}

/** Throws `SIWX_MALFORMED_MESSAGE` for the first invalid field, apart from account and network. */
export function checkFields(message: Omit<SiwxMessage, 'accountAddress' | 'networkId'>): void {
  const unless = (field: string, valid: boolean): void => {
    if (!valid) throw new MalformedMessageError(field)
  }
  const optional = (value: unknown, isValid: (value: unknown) => boolean): boolean =>
    value === undefined || isValid(value)
  unless('scheme', optional(message.scheme, isScheme))
  unless('domain', isAuthority(message.domain))
  unless('statement', optional(message.statement, isStatement))
  unless('uri', isUri(message.uri))
  unless('version', message.version === '1')
  unless('nonce', isNonce(message.nonce))
  unless('issuedAt', isDateTime(message.issuedAt))
  unless('expirationTime', optional(message.expirationTime, isDateTime))
  unless('notBefore', optional(message.notBefore, isDateTime))
  unless('requestId', optional(message.requestId, isRequestId))
  unless(
    'resources',
    optional(message.resources, (list) => Array.isArray(list) && list.every(isUri)),
  )
}

/** The account of a message in one spelling: EIP-55 checksum on EVM, CAIP-2 id by genesis hash on Solana. */
export function canonicalAccount({ accountAddress, networkId }: SiwxMessage): {
  readonly accountAddress: string
  readonly networkId: NetworkId
} {
  return networkId.startsWith('eip155:')
    ? { accountAddress: checksumAddress(accountAddress.toLowerCase()), networkId }
    : { accountAddress, networkId: genesisNetworkId(networkId) }
}

/** Maximum accepted difference between the clocks of users and servers, in milliseconds. */
export const CLOCK_SKEW_MS = 30_000

/** So long the messages of a page are valid, unless it says another end. */
export const LIFETIME_MS = 24 * 3_600_000

/** The origin of a message's URI; empty for a text that is no URL. */
export const originOf = (uri: string): string => parseUrl(uri)?.origin ?? ''

/** Whether the scheme before the domain of a message, if there is one, is that of the origin. */
export const isSchemeOf = (origin: string, scheme: string | undefined): boolean =>
  scheme === undefined || parseUrl(origin)?.protocol === `${scheme.toLowerCase()}:`

/** Milliseconds since the epoch. RFC 3339 allows `t` and `z`, which some engines parse as NaN in lower case. */
export const timeOf = (text: string): number => Date.parse(text.toUpperCase())
