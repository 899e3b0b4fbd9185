import type { SignInProof } from '@latchkey/session/contract'
import type { SignedMessage } from '../backend/backend'
import { SignInRefusedError } from '../errors'
import { isSameNetwork, parseSiwxMessage } from '../message'
import { isCurrent, isOfPage, isSameAccount } from './session-rules'

/** The page origin, nonce and time that a proof has to match. */
export interface ExpectedProof {
  readonly origin: string
  readonly nonce: string | undefined
  readonly nowMs: number
}

/**
 * Parses a signed text and checks that it is a message for this page, with this nonce and this account. Throws
 * `SIWX_MALFORMED_MESSAGE` or `SIWX_REFUSED` otherwise. Does not verify the signature.
 */
export function readProof(proof: SignInProof, { origin, nonce, nowMs }: ExpectedProof): SignedMessage {
  const { account, text, signature, signedMessage, cacao } = proof
  const message = parseSiwxMessage(text)
  const claimed = { accountAddress: account.address, networkId: account.networkId }
  const refuseUnless = (isFine: boolean, reason: string): void => {
    if (!isFine) throw new SignInRefusedError(reason)
  }
  // control: siwx-foreign-proof
  refuseUnless(isOfPage(message, origin), 'DOMAIN_MISMATCH')
  refuseUnless(nonce !== undefined && message.nonce === nonce, 'NONCE_MISMATCH')
  refuseUnless(isSameAccount(message, claimed), 'ADDRESS_MISMATCH')
  refuseUnless(isSameNetwork(message.networkId, claimed.networkId), 'ADDRESS_MISMATCH')
  refuseUnless(isCurrent(message, nowMs), 'MESSAGE_EXPIRED')
  const signed = { text, message, signature, ...(signedMessage === undefined ? {} : { signedMessage }) }
  return { ...signed, ...(cacao ? { cacao } : {}) }
}
