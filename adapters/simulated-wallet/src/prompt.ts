import type { SupplyOf } from '@latchkey/session/requests'
import type { Address, Hex, TypedDataDomain } from 'viem'
import type { WalletNetwork } from './options'
import type { Grant } from './permissions/read-grant'
import type { Session } from './permissions/session-context'
import type { SolanaTransaction } from './solana/read-transaction'

/** The fields of every prompt. */
interface PromptBase {
  /** The JSON-RPC method that led here; on Solana the feature. */
  readonly method: string
  /** The account that would be shown or would sign. */
  readonly account: string
  /** The network the wallet is on; on Solana the one it is for. */
  readonly network: WalletNetwork
}

/** EIP-712 data after it was read; `message` holds plain JSON values. */
export interface TypedDataRequest {
  readonly domain: TypedDataDomain
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/** A transaction as it would be signed. Amounts are in wei. */
export interface TransactionRequest {
  /** `undefined` deploys a contract. */
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
  readonly gas: bigint
  /** The most that can be paid for inclusion: gas times the highest price. */
  readonly maximumFee: bigint
}

/** A prompt of the wallet, which a test or the confirm window decides. */
export type Prompt = PromptBase &
  (
    | { readonly kind: 'unlock' }
    | { readonly kind: 'connect'; readonly accounts: readonly string[] }
    | { readonly kind: 'switch-network' | 'add-network'; readonly target: WalletNetwork }
    | { readonly kind: 'sign-message' | 'sign-in'; readonly message: Hex }
    | { readonly kind: 'sign-typed-data'; readonly typedData: TypedDataRequest }
    | {
        readonly kind: 'grant-permissions'
        readonly grant: Grant
        /** What exists of the tokens in it, as the chain says. */
        readonly supplyOf: SupplyOf
      }
    | { readonly kind: 'revoke-permissions'; readonly session: Session }
    | { readonly kind: 'send-transaction'; readonly transaction: TransactionRequest }
    | {
        readonly kind: 'send-calls'
        /** All of them happen, or none. */
        readonly calls: readonly Pick<TransactionRequest, 'to' | 'value' | 'data'>[]
        readonly maximumFee: bigint
      }
    | {
        readonly kind: 'sign-solana-transactions' | 'send-solana-transactions'
        readonly transactions: readonly [SolanaTransaction, ...SolanaTransaction[]]
      }
  )

/** The owner's decision. `account` counts for 'connect' only and makes that account the active one. */
export type Decision =
  | { readonly approved: true; readonly account?: string | undefined }
  | { readonly approved: false }
