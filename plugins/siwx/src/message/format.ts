import { checkMessage } from './check-message'
import type { SiwxMessage } from './siwx-message'

/**
 * Returns the text that the wallet signs: EIP-4361 for `eip155`, CAIP-122 in the profile of the namespace for `solana`.
 * `parseSiwxMessage` returns the same fields for this text.
 *
 * Throws `SIWX_MALFORMED_MESSAGE` for fields that the grammar does not allow: a statement with a line feed, a nonce of
 * fewer than eight letters and digits, a wrong EIP-55 checksum, a namespace other than these two.
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
  const { statement, resources } = message
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
  const head = `${message.domain} wants you to sign in with your ${namespace.name} account:\n${message.accountAddress}`
  const middle = statement === undefined ? namespace.withoutStatement : `\n\n${statement}\n\n`
  return `${head}${middle}${fields.join('\n')}`
}
