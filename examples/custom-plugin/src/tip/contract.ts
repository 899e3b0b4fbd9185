import { type ContractToken, defineContract, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { EvmTarget, NetworkId, SentTransaction } from '@latchkey/session/contract'
import type { AddressValue } from '@latchkey/ui-primitives/address-field'

/** What is sent: from the account and on the network that the form showed. */
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

/** What an account can give. */
export interface TipBalance {
  /** Smallest units as a decimal string. */
  readonly value: string
  /** The same without the network's fee. */
  readonly spendable: string
}

export interface TipDraft {
  readonly receiver: AddressValue
  readonly amount: string
}

/** Plain data: it may be stored and shown by any view. */
export interface TipState {
  /** What stands in the form, so that it survives the views above it. */
  readonly draft: TipDraft | undefined
  /** By `balanceKey`. */
  readonly balances: QueryEntries<TipBalance>
}

export interface TipApi {
  /** Where tips go when the host has said so. */
  readonly receiver: string | undefined
  saveDraft(draft: TipDraft | undefined): void
  /** Reads what an account has unless the known balance is at most 30 s old. Never rejects. */
  loadBalance(target: EvmTarget): Promise<void>
  /** Asks the wallet, once. Rejects with its typed error. */
  send(tip: Tip): Promise<SentTransaction>
  /**
   * Waits for the network. `watching` is aborted when the view has gone: from then on notices say how it goes. Rejects with
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
    /** The form. The page asks for it and gets the receipt. */
    readonly 'acme/Tip': View<undefined, TipReceipt>
    /** The wallet is asked, then the network. */
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
