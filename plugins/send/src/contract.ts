import { type ContractToken, defineContract, type PluginContext, type View } from '@latchkey/kernel'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type {
  ActiveTarget,
  ChainNamespace,
  NameRecord,
  NameResolution,
  NetworkId,
  SentTransaction,
  SessionContract,
  Token,
  TokenHolding,
} from '@latchkey/session/contract'
import type { TransactionsContract } from '@latchkey/transactions/contract'

/** The page's values for the form, which the user cannot change. */
export interface SendParameters {
  /** Decimal digits in smallest units of the token: wei, lamports. As wallets show it, where its mint multiplies amounts. */
  readonly amount?: string
  /** An ERC-20 contract or the mint of an SPL token. `native` is the native currency. */
  readonly tokenAddress?: string
  /** CAIP-2 id of the network to send on. The user is asked to switch to it first. */
  readonly networkId?: NetworkId
  /** An address, or a name that resolves to one. */
  readonly to?: string
}

/** The transfer that the user was shown and the wallet is asked for. Frozen, and sent at most once. */
export interface SendRequest {
  /** The account that sends, and its network. */
  readonly target: ActiveTarget
  readonly token: Token & Pick<TokenHolding, 'scale'>
  /** US dollars for one whole token when the amount was entered. */
  readonly priceUsd?: number
  /** Decimal digits in the smallest unit of the token, as wallets show it. */
  readonly amount: string
  /** The receiver's address. */
  readonly to: string
  /** The name, in its normal form, that has the address `to` on the network of `target`. */
  readonly toName?: string
  /** The record of the name that has the address. `ethereum`: the name has none for the network itself. */
  readonly toRecord?: NameRecord
  /** Whether the name has letters that can be mistaken for others. */
  readonly isNameUnusual?: boolean
  /** Whether the form has read that `to` is a contract on the network. The review reads it again. */
  readonly isContract?: boolean
}

/** What a name that was entered leads to on the network of the form, or why it leads nowhere. */
export type ReceiverName = NameResolution & { readonly isUnusual?: boolean }

/** The content of the receiver's field. The address of a name is known once it is resolved. */
export type ReceiverInput =
  | { readonly phase: 'empty' | 'invalid' | 'loading' | 'failed'; readonly text: string }
  | { readonly phase: 'not-found'; readonly text: string; readonly resolved?: ReceiverName | undefined }
  | { readonly phase: 'address'; readonly text: string; readonly address: string }
  | {
      readonly phase: 'found' | 'unusual'
      readonly text: string
      readonly address: string
      readonly resolved: ReceiverName
    }

/** The content of the form. */
export interface SendDraft {
  /** Contract, mint or `native`; `undefined` until a token was chosen or an amount entered. */
  readonly tokenAddress?: string | undefined
  /** The entered text. */
  readonly amountText: string
  /** The unit of the text: whole tokens or US dollars. */
  readonly unit: 'token' | 'usd'
  /**
   * In smallest units of the token; `undefined` while the text is no amount. Changing `unit` does not change
   * it.
   */
  readonly amount?: string | undefined
  readonly receiver: ReceiverInput
}

/** A receiver that the user has sent to from this browser. */
export interface RecentReceiver {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly name?: string
  /** The network on which the name had the address. */
  readonly networkId?: NetworkId
}

export interface SendState {
  /** Empty after each change of account or network, and after sending. */
  readonly draft: SendDraft
  /** Newest first, at most 30. Stored. */
  readonly recent: readonly RecentReceiver[]
}

export interface SendViews {
  /**
   * The form. `ask` resolves with the hash (on Solana the signature) as soon as the wallet has sent, also if the user has closed
   * the dialog meanwhile. It rejects with `VIEW_DISMISSED` when the user leaves before the wallet was asked, with `USER_REJECTED`
   * or `TRANSACTION_UNKNOWN` when they leave after that, and at once with `INVALID_VIEW_ARGUMENTS` for malformed values.
   * @example
   * const { hash } = await latchkey.ask('WalletSend', { tokenAddress: 'native', amount: '10000000000000000', to: 'alice.eth' })
   */
  readonly WalletSend: View<SendParameters | undefined, { readonly hash: string }>
  /** The account's tokens, to choose the one to send. */
  readonly WalletSendSelectToken: View
  /** The review of the transfer, with the fee. A step of the form's: opened by a page, it leads to the form. */
  readonly WalletSendPreview: View<SendRequest | undefined>
  /** Leads to the form. What was sent is shown by `TransactionStatus`. */
  readonly WalletSendConfirmed: View<SendRequest | undefined>
}

export interface SendContract {
  readonly id: 'send'
  readonly api: Record<never, never>
  readonly state: SendState
  readonly events: {
    /** A wallet has sent a request, or what it sent was found on the chain. */
    readonly 'send:sent': { readonly request: SendRequest; readonly sent: SentTransaction }
    /** It was declined (`USER_REJECTED`) or refused, or the wallet does not say whether it has sent it. */
    readonly 'send:failed': { readonly request: SendRequest; readonly error: unknown }
  }
  readonly views: SendViews
}

export const sendContract: ContractToken<SendContract> = /* @__PURE__ */ defineContract<SendContract>(
  'send',
  1,
)

export type SendContext = PluginContext<
  SendContract,
  SessionContract | PortfolioContract | TransactionsContract
>
