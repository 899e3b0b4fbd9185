import type { SolanaTransaction } from '@latchkey/simulated-wallet'

export interface SolanaTransactionContent {
  /** As it came. */
  readonly bytes: Uint8Array
  /** What it would do. */
  readonly transaction: SolanaTransaction
}

/** Passed on to the chain. */
export interface SendOptions {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: string | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/** What a page wants of the wallet on Solana. `address` is the account that signs. */
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
