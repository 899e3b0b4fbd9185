import { MalformedMessageError } from '../errors'
import { MAX_MESSAGE_LENGTH, writingsOf } from './format'
import { namespaceNamed } from './namespaces'
import type { SiwxMessage } from './siwx-message'

/** The lines of the text, in order. The values are checked afterwards, when the parsed fields are formatted again. */
const TEXT = new RegExp(
  '^(?:(?<scheme>[A-Za-z][A-Za-z0-9+.-]*)://)?(?<domain>[^\\n ]+) wants you to sign in with your (?<blockchain>[A-Za-z]+) account:\\n' +
    '(?<accountAddress>[^\\n]+)\\n' +
    '(?:\\n(?<statement>[^\\n]*)\\n\\n|\\n{1,2})' +
    'URI: (?<uri>[^\\n]+)\\n' +
    'Version: (?<version>[^\\n]+)\\n' +
    'Chain ID: (?<reference>[^\\n]+)\\n' +
    'Nonce: (?<nonce>[^\\n]+)\\n' +
    'Issued At: (?<issuedAt>[^\\n]+)' +
    '(?:\\nExpiration Time: (?<expirationTime>[^\\n]+))?' +
    '(?:\\nNot Before: (?<notBefore>[^\\n]+))?' +
    '(?:\\nRequest ID: (?<requestId>[^\\n]*))?' +
    '(?<resources>\\nResources:(?:\\n- [^\\n]+)*)?$',
)

/**
 * Returns the fields of a signed text. Throws `SIWX_MALFORMED_MESSAGE` unless the text is exactly what `formatSiwxMessage`
 * returns for these fields, or one of the other writings of wallets and libraries that the README lists, and for more than
 * 8,192 characters.
 */
export function parseSiwxMessage(text: string): SiwxMessage {
  const found =
    typeof text === 'string' && text.length <= MAX_MESSAGE_LENGTH ? TEXT.exec(text)?.groups : undefined
  const { domain, accountAddress, uri, version, nonce, issuedAt, blockchain, reference } = found ?? {}
  const namespace = namespaceNamed(blockchain ?? '')
  if (!found || !domain || !accountAddress || !uri || !nonce || !issuedAt || !reference || !namespace)
    throw new MalformedMessageError('text')
  if (version !== '1') throw new MalformedMessageError('version')
  const { scheme, statement, expirationTime, notBefore, requestId, resources } = found
  const message: SiwxMessage = {
    ...(scheme === undefined ? {} : { scheme }),
    domain,
    accountAddress,
    networkId: reference.startsWith(`${namespace}:`)
      ? `${namespace}:${reference.slice(namespace.length + 1)}`
      : `${namespace}:${reference}`,
    uri,
    version,
    nonce,
    ...(statement === undefined ? {} : { statement }),
    issuedAt,
    ...(expirationTime === undefined ? {} : { expirationTime }),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(resources === undefined ? {} : { resources: resources.split('\n- ').slice(1) }),
  }
  if (!writingsOf(message).includes(text)) throw new MalformedMessageError('text')
  return message
}

/** The fields of a signed text, or `undefined` for a text that `parseSiwxMessage` refuses. */
export function tryParse(text: string): SiwxMessage | undefined {
  try {
    return parseSiwxMessage(text)
  } catch {
    return undefined
  }
}
