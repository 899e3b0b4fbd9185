import type { SolanaTransaction } from '@latchkey/simulated-wallet'

export interface SolanaTransactionContent {
  /** The transaction as received. */
  readonly bytes: Uint8Array
  /** The same transaction, decoded. */
  readonly transaction: SolanaTransaction
}

/** Options that are passed on to the chain. */
export interface SendOptions {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: string | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/** The content of a Solana request. `address` is the account that signs. */
export type SolanaRequestContent =
  | { readonly kind: 'solanaMessage'; readonly address: string; readonly bytes: Uint8Array }
  | {
      readonly kind: 'solanaTransactions'
      readonly address: string
      readonly act: 'sign' | 'signAll'
      readonly transactions: readonly SolanaTransactionContent[]
    }
  | {
      readonly kind: 'solanaTransactions'
      readonly address: string
      readonly act: 'send'
      readonly transactions: readonly [SolanaTransactionContent]
      readonly options: SendOptions | undefined
    }
