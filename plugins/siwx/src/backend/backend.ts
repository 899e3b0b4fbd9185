import type { Cacao, ChainNamespace } from '@latchkey/session/contract'
import type { SiwxSession } from '../contract'
import type { SiwxMessage } from '../message'
import { canonicalAccount } from '../message/siwx-message'

/** A message that a wallet signed. Its domain, URI, nonce, account and network equal those that were requested. */
export interface SignedMessage {
  /** The signed text, byte for byte. */
  readonly text: string
  /** The fields of the text. */
  readonly message: SiwxMessage
  /** Hex with `0x` on EVM, base58 on Solana. It is not verified yet. */
  readonly signature: string
  /**
   * The bytes that were signed, in base58, if they are the text within a Solana off-chain message. `solanaVerifier` finds
   * the form by itself; another verifier has to verify the signature over these bytes, and that they contain the text.
   */
  readonly signedMessage?: string
  readonly cacao?: Cacao
}

export interface FreshNonce {
  /** At least eight letters and digits. */
  readonly nonce: string
  /** RFC 3339 time for the message's `issuedAt`. Default: the time of the user's clock. */
  readonly issuedAt?: string
}

/** Issues nonces, verifies signed messages and keeps at most one session for this browser. */
export interface SiwxBackend {
  /** CAIP-2 namespaces whose accounts sign in. Accounts of other namespaces need no session. */
  readonly namespaces: readonly ChainNamespace[]
  /** Resolves with a new nonce for one message. `accountAddress` is `undefined` when the wallet is not connected yet. */
  nonce(accountAddress: string | undefined, signal: AbortSignal): Promise<FreshNonce>
  /** Verifies the signature and begins a session, which replaces the previous one. Rejects when the signature is not valid. */
  add(signed: SignedMessage): Promise<SiwxSession>
  /**
   * Resolves with the verified session of this browser, for whichever account, or with `undefined` when there is none.
   * Rejects when the session cannot be looked up.
   */
  current(signal: AbortSignal): Promise<SiwxSession | undefined>
  /** Ends the session. Also resolves when there is none. */
  signOut(): Promise<void>
}

/** The session that a signed message begins: its account in canonical form and its times, without the proof. */
export function sessionOf(message: SiwxMessage): SiwxSession {
  const { issuedAt, notBefore, expirationTime } = message
  return {
    ...canonicalAccount(message),
    issuedAt,
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(expirationTime === undefined ? {} : { expirationTime }),
  }
}
