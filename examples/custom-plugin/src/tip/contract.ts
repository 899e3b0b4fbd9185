import { type ContractToken, defineContract, type PluginContext, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type {
  EvmTarget,
  NetworkId,
  SentTransaction,
  SessionContract,
  Token,
  Transfer,
} from '@latchkey/session/contract'
import type { TransactionsContract } from '@latchkey/transactions/contract'
import type { AddressValue } from '@latchkey/ui-primitives/forms'

/** What the user reviews and the wallet is asked for. */
export interface Tip {
  readonly target: EvmTarget
  /** To whom, and how much: in smallest units (wei), as a decimal string. */
  readonly transfer: Transfer
  readonly currency: Token
}

export interface TipResult {
  /** Of the transaction that the wallet has sent. */
  readonly hash: string
}

/** The balance of an account, and what of it can be sent. */
export interface TipBalance {
  /** Smallest units as a decimal string. */
  readonly value: string
  /** The value less twice the estimated fee of the network, in smallest units. */
  readonly spendable: string
}

export interface TipDraft {
  readonly receiver: AddressValue
  readonly amount: string
}

/** Plain data: it may be stored and shown by any view. */
export interface TipState {
  /** The entered texts, kept while another view covers the form. */
  readonly draft: TipDraft | undefined
  /** Balances by the key that `balanceKey` returns. */
  readonly balances: QueryEntries<TipBalance>
}

export interface TipApi {
  /** The receiver that the host has set; `undefined`: the user enters one. */
  readonly receiver: string | undefined
}

// A third party puts its scope in front: plugin `acme/tip`, view `acme/Tip`.
export interface TipContract {
  readonly id: 'acme/tip'
  readonly api: TipApi
  readonly state: TipState
  readonly events: { readonly 'acme/tip:sent': { readonly tip: Tip; readonly sent: SentTransaction } }
  readonly views: {
    /** The form. `ask('acme/Tip')` resolves once the wallet has sent the tip. */
    readonly 'acme/Tip': View<undefined, TipResult>
    /** The review, which only the form opens. Opened by a page, it leads to the form. */
    readonly 'acme/TipReview': View<Tip | undefined>
  }
}

/** What the kernel gives the plugin. */
export type TipContext = PluginContext<TipContract, SessionContract | TransactionsContract>

export const tipContract: ContractToken<TipContract> = /* @__PURE__ */ defineContract<TipContract>(
  'acme/tip',
  1,
)

export function balanceKey(networkId: NetworkId, address: string): string {
  return `${networkId}:${address}`
}
