import type { SlotItem } from '@latchkey/kernel'
import type { Account, ChainNamespace, NetworkId } from './account'

/** The parts of a CAIP-10 account id. */
export interface SignInAccount {
  readonly networkId: NetworkId
  readonly address: string
}

/** A sign-in message (CAIP-122) without the account. Times are ISO 8601. */
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
   * The exact text that an account signs. `changes` replaces fields that the wallet sets differently. Throws if the text
   * would not be valid by its standard.
   */
  format(account: SignInAccount, changes?: SignInChanges): string
}

/** Fields that a wallet's protocol sets differently. `undefined` removes a field. */
export interface SignInChanges {
  readonly issuedAt?: string
  readonly requestId?: string | undefined
  /** Statement and `resources` include the capabilities that a wallet grants (ERC-5573). */
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** A CAIP-74 object as a wallet sent it. */
export interface Cacao {
  readonly h: { readonly t: string }
  readonly p: Readonly<Record<string, unknown>>
  readonly s: { readonly t: string; readonly s: string; readonly m?: string }
}

/**
 * A message that one account signed. The connector has compared the text with the request; the signature has not been
 * verified.
 */
export interface SignInProof {
  readonly account: SignInAccount
  /** The exact text that was signed. */
  readonly text: string
  /** Hex with `0x` on EVM, base58 on Solana. */
  readonly signature: string
  /** The bytes that were signed, in base58, if they are the text within a Solana off-chain message. */
  readonly signedMessage?: string
  readonly cacao?: Cacao
}

/** The attempt to connect during which the user signs in. */
export interface SignInAttempt {
  readonly walletId: string
  readonly namespaces: readonly ChainNamespace[]
  readonly networkId: NetworkId | undefined
  readonly signal: AbortSignal
}

/** Supplies the message that is signed while a wallet connects, and receives it signed. Only the first item is used. */
export interface SignInSource extends SlotItem {
  /**
   * Returns the message to sign. Called at most once for each attempt of the user, if the connector can sign in while it
   * connects; not for a silent reconnect, nor for a pairing of an earlier page. If it resolves with `undefined` or rejects,
   * the wallet connects without signing in.
   */
  request(attempt: SignInAttempt): Promise<SignInRequest | undefined>
  /**
   * Receives the signed messages, at least one, all of accounts that the wallet granted. Called before the connection is
   * in the state. If it rejects, the wallet is disconnected and `connect` rejects with that error.
   */
  accept(proofs: readonly SignInProof[], attempt: SignInAttempt & SignInGrant): Promise<void>
}

/** The accounts that the wallet granted. */
export interface SignInGrant {
  readonly accounts: readonly Account[]
}
