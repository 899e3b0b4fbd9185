import { MalformedMessageError } from '../errors'
import { isAuthority, isDateTime, isNonce, isRequestId, isScheme, isStatement, isUri } from './grammar'
import { type MessageNamespace, namespaceOf } from './namespaces'
import type { SiwxMessage } from './siwx-message'

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
