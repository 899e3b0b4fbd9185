import { MalformedMessageError } from '../errors'
import { checkMessage, type SiwxMessage } from './siwx-message'

/** In characters. A message has a few hundred; parsing very long texts would let clients keep a server busy. */
export const MAX_MESSAGE_LENGTH = 8_192

/**
 * Returns the text that the wallet signs: EIP-4361 for `eip155`, CAIP-122 in the profile of the namespace for `solana`.
 * `parseSiwxMessage` returns the same fields for this text.
 *
 * Throws `SIWX_MALFORMED_MESSAGE` for fields that the grammar does not allow: a statement with a line feed, a nonce of
 * fewer than eight letters and digits, a wrong EIP-55 checksum, a namespace other than these two; and for a text of more than 8,192 characters.
 *
 * @example
 * formatSiwxMessage({
 *   domain: 'example.org', uri: 'https://example.org/', version: '1', networkId: 'eip155:1',
 *   accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', nonce: '4f1c9d27be06aa35',
 *   issuedAt: '2026-01-01T00:00:00.000Z',
 * })
 */
export function formatSiwxMessage(message: SiwxMessage): string {
  const { namespace, reference } = checkMessage(message)
  const text = write(message, reference, namespace.name, namespace.withoutStatement[0])
  if (text.length > MAX_MESSAGE_LENGTH) throw new MalformedMessageError('text')
  return text
}

/**
 * Returns every text of these fields that is read: that of `formatSiwxMessage`, and those of wallets and libraries where
 * CAIP-122 leaves open what is written. Throws as `formatSiwxMessage` does.
 */
export function writingsOf(message: SiwxMessage): readonly string[] {
  const { namespace, reference } = checkMessage(message)
  return namespace.withoutStatement.flatMap((gap) =>
    namespace.beforeReference.map((before) => write(message, `${before}${reference}`, namespace.name, gap)),
  )
}

function write(
  message: SiwxMessage,
  reference: string,
  blockchain: string,
  withoutStatement: string,
): string {
  const { scheme, statement, resources } = message
  const field = (name: string, value: string | undefined): readonly string[] =>
    value === undefined ? [] : [`${name}: ${value}`]
  const fields = [
    ...field('URI', message.uri),
    ...field('Version', message.version),
    ...field('Chain ID', reference),
    ...field('Nonce', message.nonce),
    ...field('Issued At', message.issuedAt),
    ...field('Expiration Time', message.expirationTime),
    ...field('Not Before', message.notBefore),
    ...field('Request ID', message.requestId),
    ...(resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ]
  const page = scheme === undefined ? message.domain : `${scheme}://${message.domain}`
  const head = `${page} wants you to sign in with your ${blockchain} account:\n${message.accountAddress}`
  const middle = statement === undefined ? withoutStatement : `\n\n${statement}\n\n`
  return `${head}${middle}${fields.join('\n')}`
}
