import type { Cacao, ChainNamespace } from '@latchkey/session/contract'
import type { SiwxSession } from '../contract'
import type { SiwxMessage } from '../message'

/** What a wallet signed. Its domain, URI, nonce, account and network were compared with what was asked. */
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

/** Who gives out nonces, verifies what was signed, and has the session: one for a browser. */
export interface SiwxBackend {
  /** Namespaces whose accounts sign in. Others need no session. */
  readonly namespaces: readonly ChainNamespace[]
  /** A fresh one for each message. `accountAddress` is not known while a wallet connects. */
  nonce(accountAddress: string | undefined, signal: AbortSignal): Promise<FreshNonce>
  /** Verifies, and begins the session in place of the one before. Rejects when the signature does not count. */
  add(signed: SignedMessage): Promise<SiwxSession>
  /** The session of this browser, verified, whichever account it is of. Rejects when that cannot be told. */
  current(signal: AbortSignal): Promise<SiwxSession | undefined>
  /** Ends it; no error where there is none. */
  signOut(): Promise<void>
}
