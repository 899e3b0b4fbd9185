import { MalformedMessageError } from '../errors'
import { isSameNetwork, parseSiwxMessage, type SiwxMessage } from '../message'
import { isSchemeOf, originOf } from '../message/common-rules'
import { timeOf } from '../message/time-of'
import { isCurrent, isSameAccount } from '../sign-in/session-rules'
import type { SiweConfig } from './siwe-config'

/** A text to be signed, and its fields. */
export interface MessageText {
  readonly text: string
  readonly message: SiwxMessage
}

/**
 * Lets `createMessage` of the host write the text, before the wallet is asked. Throws `SIWX_MALFORMED_MESSAGE` unless it is
 * EIP-4361 and names the page, the account, the network and the nonce of the given message.
 */
export async function createSiweText(
  createMessage: NonNullable<SiweConfig['createMessage']>,
  own: SiwxMessage,
): Promise<MessageText> {
  const { accountAddress, networkId, issuedAt: iat, expirationTime: exp, notBefore: nbf, ...same } = own
  const chainId = Number(networkId.slice('eip155:'.length))
  const text: unknown = await createMessage({
    ...same,
    iat,
    ...(exp === undefined ? {} : { exp }),
    ...(nbf === undefined ? {} : { nbf }),
    chainId,
    chains: [chainId],
    address: `did:pkh:${networkId}:${accountAddress}`,
  })
  if (typeof text !== 'string') throw new MalformedMessageError('text')
  const message = parseSiwxMessage(text)
  const unless = (isSame: boolean, field: string): void => {
    if (!isSame) throw new MalformedMessageError(field)
  }
  // control: siwe-text-of-another-site
  unless(message.domain === own.domain, 'domain')
  unless(isSchemeOf(own.uri, message.scheme), 'scheme')
  unless(originOf(message.uri) === originOf(own.uri), 'uri')
  // control: siwe-text-of-another-nonce
  unless(message.nonce === own.nonce, 'nonce')
  // control: siwe-text-of-another-account
  unless(isSameAccount(message, own), 'accountAddress')
  unless(isSameNetwork(message.networkId, networkId), 'networkId')
  unless(isCurrent(message, timeOf(own.issuedAt)), 'expirationTime')
  return { text, message }
}
