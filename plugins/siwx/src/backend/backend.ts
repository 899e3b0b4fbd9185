import type { Cacao, ChainNamespace } from '@latchkey/session/contract'
import type { SiwxSession } from '../contract'
import type { SiwxMessage } from '../message'

/** A message that a wallet signed. Its domain, URI, nonce, account and network are those that were requested. */
export interface SignedMessage {
  /** Exactly what was signed, and its fields. */
  readonly text: string
  readonly message: SiwxMessage
  /** Hex with `0x` on EVM, base58 on Solana. Not verified yet. */
  readonly signature: string
  readonly cacao?: Cacao
}

export interface FreshNonce {
  /** At least eight letters and digits. */
  readonly nonce: string
  /** RFC 3339; the page's own time where there is none. */
  readonly issuedAt?: string
}

/** Issues nonces, verifies signed messages and keeps the session: one for each browser. */
export interface SiwxBackend {
  /** CAIP-2 namespaces whose accounts sign in. Accounts of other namespaces need no session. */
  readonly namespaces: readonly ChainNamespace[]
  /** Resolves with a new nonce for one message. `accountAddress` is `undefined` while a wallet connects. */
  nonce(accountAddress: string | undefined, signal: AbortSignal): Promise<FreshNonce>
  /** Verifies the signature and begins the session, which replaces the previous one. Rejects when the signature is not valid. */
  add(signed: SignedMessage): Promise<SiwxSession>
  /** Resolves with the verified session of this browser, whichever account it has, or `undefined`. Rejects when it cannot be looked up. */
  current(signal: AbortSignal): Promise<SiwxSession | undefined>
  /** Ends the session. Resolves as well when there is none. */
  signOut(): Promise<void>
}
