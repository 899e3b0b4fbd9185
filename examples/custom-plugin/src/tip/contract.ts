import { type ContractToken, defineContract, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { EvmTarget, NetworkId, SentTransaction } from '@latchkey/session/contract'
import type { AddressValue } from '@latchkey/ui-primitives/address-field'

/** A transfer from the account and on the network that the form showed. */
export interface Tip {
  readonly target: EvmTarget
  readonly receiver: string
  /** Smallest units (wei) as a decimal string. */
  readonly amount: string
}

export interface TipReceipt {
  /** `pending`: not on the chain yet when waiting ended; it may still get there. */
  readonly status: 'confirmed' | 'pending'
  readonly transactionHash: string
  readonly networkId: NetworkId
  readonly receiver: string
  readonly amount: string
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
  saveDraft(draft: TipDraft | undefined): void
  /** Reads what an account has unless the known balance is at most 30 s old. Never rejects. */
  loadBalance(target: EvmTarget): Promise<void>
  /** Sends one request to the wallet. Resolves with the transaction, or rejects with the wallet's typed error. */
  send(tip: Tip): Promise<SentTransaction>
  /**
   * Waits until the transaction is on the chain. After `watching` has aborted, notices show the progress. Rejects with
   * `TipFailedError`.
   */
  follow(tip: Tip, sent: SentTransaction, watching: AbortSignal): Promise<TipReceipt>
}

// A third party puts its scope in front: plugin `acme/tip`, view `acme/Tip`.
export interface TipContract {
  readonly id: 'acme/tip'
  readonly api: TipApi
  readonly state: TipState
  readonly events: { readonly 'acme/tip:received': { readonly receipt: TipReceipt } }
  readonly views: {
    /** The form. `ask('acme/Tip')` resolves with the receipt. */
    readonly 'acme/Tip': View<undefined, TipReceipt>
    /** Sends the request to the wallet, then waits for the transaction. */
    readonly 'acme/TipRequest': View<Tip>
  }
}

export const tipContract: ContractToken<TipContract> = /* @__PURE__ */ defineContract<TipContract>(
  'acme/tip',
  1,
)

export function balanceKey({ networkId, account }: EvmTarget): string {
  return `${networkId}:${account.address}`
}
