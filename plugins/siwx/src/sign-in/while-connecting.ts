import type { Browser, Clock } from '@latchkey/kernel'
import type { SignInAttempt, SignInGrant, SignInProof, SignInRequest } from '@latchkey/session/contract'
import type { SignedMessage, SiwxBackend } from '../backend/backend'
import { createFields, type MessageSource, pageOf, toSignInRequest } from '../create-message'
import { NoSignInAccountError, SignInRefusedError } from '../errors'
import { isSameNetwork, parseSiwxMessage } from '../message'
import { isCurrent, isOfPage, isSameAccount } from './session-rules'

/** What a wallet that signs while connecting is asked for, and what it has signed. */
export interface SignInWhileConnecting {
  /** Creates the request. `undefined` if accounts of its namespaces do not sign in. */
  request(attempt: SignInAttempt): Promise<SignInRequest | undefined>
  /** Reads what the wallet has signed for its first account. Rejects if it is not the message of a request. */
  read(proofs: readonly SignInProof[], grant: SignInGrant & Pick<SignInAttempt, 'networkId'>): SignedMessage
}

interface Ports {
  readonly backend: Pick<SiwxBackend, 'namespaces' | 'nonce'>
  readonly browser: Pick<Browser, 'origin'>
  readonly clock: Pick<Clock, 'now'>
  readonly createMessage: MessageSource['createMessage']
}

/** Maximum number of nonces that wait for a wallet. The oldest nonces are deleted. */
const MAX_NONCES = 20

export function createSignInWhileConnecting({
  backend,
  browser,
  clock,
  createMessage,
}: Ports): SignInWhileConnecting {
  const nonces = new Set<string>()
  return {
    async request({ namespaces, signal }) {
      if (!namespaces.some((one) => backend.namespaces.includes(one))) return undefined
      pageOf(browser.origin)
      const nonce = await backend.nonce(undefined, signal)
      const source = { origin: browser.origin, nowMs: clock.now(), createMessage }
      const request = toSignInRequest(await createFields(nonce, source))
      nonces.add(nonce.nonce)
      for (const oldest of nonces) if (nonces.size > MAX_NONCES) nonces.delete(oldest)
      return request
    },
    read(proofs, { accounts, networkId }) {
      const [first] = accounts
      const own = proofs.filter(({ account }) => first && account.address === first.address)
      const proof = own.find(({ account }) => account.networkId === networkId) ?? own[0] ?? proofs[0]
      if (!proof) throw new NoSignInAccountError()
      const nonce = [...nonces].find((one) => proof.text.includes(`Nonce: ${one}\n`))
      const signed = readProof(proof, { origin: browser.origin, nonce, nowMs: clock.now() })
      nonces.delete(signed.message.nonce)
      return signed
    },
  }
}

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
  refuseUnless(isOfPage(message, origin), 'DOMAIN_MISMATCH')
  refuseUnless(nonce !== undefined && message.nonce === nonce, 'NONCE_MISMATCH')
  refuseUnless(isSameAccount(message, claimed), 'ADDRESS_MISMATCH')
  refuseUnless(isSameNetwork(message.networkId, claimed.networkId), 'ADDRESS_MISMATCH')
  refuseUnless(isCurrent(message, nowMs), 'MESSAGE_EXPIRED')
  const signed = { text, message, signature, ...(signedMessage === undefined ? {} : { signedMessage }) }
  return { ...signed, ...(cacao ? { cacao } : {}) }
}
