import type { SignInProof } from '@latchkey/session/contract'
import type { SignedMessage } from '../backend/backend'
import { SignInRefusedError } from '../errors'
import { isSameNetwork, parseSiwxMessage } from '../message'
import { isCurrent, isOfPage, isSameAccount } from './session-rules'

/** What a proof has to be of. */
export interface ExpectedProof {
  readonly origin: string
  readonly nonce: string | undefined
  readonly nowMs: number
}

/**
 * What an account signed, where that is a message of this page, for this nonce, of the account that claims it. Throws
 * `SIWX_REFUSED`. The signature is verified afterwards.
 */
export function readProof(proof: SignInProof, { origin, nonce, nowMs }: ExpectedProof): SignedMessage {
  const { account, text, signature, cacao } = proof
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
  return { text, message, signature, ...(cacao ? { cacao } : {}) }
}
