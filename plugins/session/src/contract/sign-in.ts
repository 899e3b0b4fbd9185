import type { SlotItem } from '@latchkey/kernel'
import type { Account, ChainNamespace, NetworkId } from './account'

/** CAIP-10, in its parts. */
export interface SignInAccount {
  readonly networkId: NetworkId
  readonly address: string
}

/** What an account signs to sign in (CAIP-122), without the account. Times are ISO 8601. */
export interface SignInRequest {
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly statement?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
  /**
   * The exact text that an account signs, with some fields as a wallet has them. Throws where the text would not have the
   * form of its standard.
   */
  format(account: SignInAccount, changes?: SignInChanges): string
}

/** Fields that the protocol of a wallet sets otherwise: `undefined` leaves one out. */
export interface SignInChanges {
  readonly issuedAt?: string
  readonly requestId?: string | undefined
  /** With the capabilities that a wallet grants (ERC-5573), as are `resources`. */
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** CAIP-74, as a wallet sent it. */
export interface Cacao {
  readonly h: { readonly t: string }
  readonly p: Readonly<Record<string, unknown>>
  readonly s: { readonly t: string; readonly s: string; readonly m?: string }
}

/** One account that has signed. Its connector compared the text with the request; the signature is unchecked. */
export interface SignInProof {
  readonly account: SignInAccount
  /** Exactly what was signed. */
  readonly text: string
  /** In the chain's usual form: hex with `0x` on EVM, base58 on Solana. */
  readonly signature: string
  readonly cacao?: Cacao
}

/** The attempt that a user signs in with. */
export interface SignInAttempt {
  readonly walletId: string
  readonly namespaces: readonly ChainNamespace[]
  readonly networkId: NetworkId | undefined
  readonly signal: AbortSignal
}

/** Supplies what is signed while a wallet connects, and receives what was signed. The first item of the slot is asked. */
export interface SignInSource extends SlotItem {
  /**
   * Called by connectors that can sign in while they connect, once for each attempt of the user; never for a silent
   * reconnect, nor for a pairing of an earlier page. `undefined`: connect only. Where it rejects, the wallet connects
   * without.
   */
  request(attempt: SignInAttempt): Promise<SignInRequest | undefined>
  /**
   * Called with at least one proof, all of accounts that the wallet granted, before the connection is in the state. Where
   * it rejects, the wallet is disconnected and `connect` rejects with that error.
   */
  accept(proofs: readonly SignInProof[], attempt: SignInAttempt & SignInGrant): Promise<void>
}

/** What the wallet granted. */
export interface SignInGrant {
  readonly accounts: readonly Account[]
}
