import { MalformedMessageError } from '../errors'
import { isAuthority, isDateTime, isNonce, isRequestId, isStatement, isUri } from './grammar'
import { type MessageNamespace, namespaceOf } from './namespaces'
import type { SiwxMessage } from './siwx-message'

export interface CheckedMessage {
  readonly namespace: MessageNamespace
  /** The part of `networkId` after the colon. */
  readonly reference: string
}

/** Returns namespace and reference of the network. Throws `SIWX_MALFORMED_MESSAGE` for the first invalid field. */
export function checkMessage(message: SiwxMessage): CheckedMessage {
  const [prefix = '', reference = '', ...rest] = message.networkId.split(':')
  const namespace = namespaceOf(prefix)
  if (!namespace || rest.length > 0 || !namespace.isReference(reference))
    throw new MalformedMessageError('networkId')
  const unless = (field: string, valid: boolean): void => {
    if (!valid) throw new MalformedMessageError(field)
  }
  const optional = (text: string | undefined, isValid: (text: string) => boolean): boolean =>
    text === undefined || isValid(text)
  unless('domain', isAuthority(message.domain))
  unless('accountAddress', namespace.isAddress(message.accountAddress))
  unless('statement', optional(message.statement, isStatement))
  unless('uri', isUri(message.uri))
  unless('version', message.version === '1')
  unless('nonce', isNonce(message.nonce))
  unless('issuedAt', isDateTime(message.issuedAt))
  unless('expirationTime', optional(message.expirationTime, isDateTime))
  unless('notBefore', optional(message.notBefore, isDateTime))
  unless('requestId', optional(message.requestId, isRequestId))
  unless('resources', message.resources?.every(isUri) ?? true)
  return { namespace, reference }
}
