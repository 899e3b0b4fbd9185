import type { CloudContract } from '@latchkey/cloud/contract'
import { type ContractToken, defineContract, type PluginContext, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type {
  ActiveTarget,
  SentTransaction,
  SessionContract,
  Token,
  TransactionRequest,
} from '@latchkey/session/contract'
import type { TransactionsContract } from '@latchkey/transactions/contract'
import type { SwapRouters } from './options'

/**
 * The form's initial values, which the user can change. Tokens are given by contract, `native`, or symbol in
 * any case. A symbol that several tokens have fills in nothing, unless one is the network's currency.
 */
export interface SwapParameters {
  /**
   * Decimal digits in the smallest unit of `fromToken`. With anything else `ask` rejects with `INVALID_VIEW_ARGUMENTS`, and
   * `open` fills in nothing and reports `INVALID_SWAP_AMOUNT`.
   */
  readonly amount?: string
  readonly fromToken?: string
  readonly toToken?: string
}

/** An order to swap an amount of one token for another. Frozen. */
export interface SwapOrder {
  /** The account that swaps, and its network. */
  readonly target: ActiveTarget
  readonly from: Token
  readonly to: Token
  /** Decimal digits in the smallest unit of `from`. */
  readonly amount: string
}

/**
 * An order together with the quoted amount. If a preview promises less, the user has to accept that first.
 * Frozen.
 */
export interface QuotedSwapOrder extends SwapOrder {
  /** Decimal digits in the smallest unit of `to`. */
  readonly quoted: string
}

/**
 * What the user accepts by an extra step before a swap is asked for.
 * - `contract`: the contract is no known router.
 * - `call`: the router is known, but not what it is asked to do; or its data doesn't say which token it brings or takes, and the
 *   network cannot try that either.
 * - `not-simulated`: the network cannot try the swap in advance.
 * - `impact`: what is received is worth less than what is paid by up to so many whole percent, more than 5.
 */
export type SwapConcern =
  | { readonly kind: 'contract' | 'call'; readonly address: string }
  | { readonly kind: 'not-simulated' }
  | { readonly kind: 'impact'; readonly percent: number }

/**
 * The preview's wallet request. Frozen, and not sent after 30 s.
 * - `reset`: revokes an older allowance, if the token requires that.
 * - `approve`: grants the allowance.
 * - `swap`: swaps.
 * - `both`: one batch of all calls (EIP-5792).
 */
export interface SwapRequest extends SwapOrder {
  readonly kind: 'reset' | 'approve' | 'swap' | 'both'
  readonly requests: readonly [TransactionRequest, ...TransactionRequest[]]
  /** The contract that swaps, in lower case. */
  readonly router: string
  /** The contract that gets the allowance: the router, or Permit2. */
  readonly spender: string
  /** What the user has to accept before it is asked for. */
  readonly concerns: readonly SwapConcern[]
  /** The currently expected amount, in smallest units of `to`. */
  readonly expected: string
  /** The minimum that is received. */
  readonly minimum: string
  /** When it was built, by the page's monotonic clock (`Clock.elapsedMs`). */
  readonly builtAtMs: number
}

/** The content of the form. */
export interface SwapDraft {
  /** The contract or `native`; `undefined` until a token was chosen. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** The entered text, in whole tokens. */
  readonly amountText: string
  /** In smallest units; `undefined` while the text is no amount. */
  readonly amount: string | undefined
}

/** The tokens that can be swapped on a network. */
export interface SwapTokens {
  readonly tokens: readonly Token[]
  /** The service does not serve this network, so there are no tokens. */
  readonly isUnsupported?: true
}

export interface SwapsState {
  /** Empty after each change of account or network, and after a swap. */
  readonly draft: SwapDraft
  /** By network (CAIP-2). */
  readonly tokens: QueryEntries<SwapTokens>
  /** Those of the option `routers`. */
  readonly routers: SwapRouters
}

export interface SwapsViews {
  /**
   * The form. `ask` resolves with the hash of the swap, or of a batch (EIP-5792) with the wallet's id of it, as soon as the wallet has sent it. It rejects with `VIEW_DISMISSED` when
   * the user leaves and no swap was asked for; what the wallet was asked for is waited for without the view: the swap is sent,
   * `USER_REJECTED` if the user declines it, or `TRANSACTION_UNKNOWN` if the wallet does not say.
   * @example
   * const { hash } = await latchkey.ask('Swap', { fromToken: 'native', toToken: 'USDC', amount: '10000000000000000' })
   */
  readonly Swap: View<SwapParameters | undefined, { readonly hash: string }>
  /** The list of tokens for one side: those that the account has, or all that can be received. */
  readonly SwapSelectToken: View<{ readonly side: 'from' | 'to' }>
  /** A step: the review of what will be signed, rebuilt every 10 s. Where a page opens it, it leads to the form. */
  readonly SwapPreview: View<QuotedSwapOrder | undefined>
}

export interface SwapsContract {
  readonly id: 'swaps'
  readonly api: Record<never, never>
  readonly state: SwapsState
  readonly events: {
    /** A wallet has sent a swap, or what it sent was found on the chain. */
    readonly 'swaps:sent': { readonly request: SwapRequest; readonly sent: SentTransaction }
    /** An approval or a swap was not sent, or the wallet does not say (`outcomeAfterFailure`). `USER_REJECTED`: the user declined it. */
    readonly 'swaps:failed': { readonly request: SwapRequest; readonly error: unknown }
  }
  readonly views: SwapsViews
}

export const swapsContract: ContractToken<SwapsContract> = /* @__PURE__ */ defineContract<SwapsContract>(
  'swaps',
  1,
)

export type SwapsContext = PluginContext<
  SwapsContract,
  CloudContract | SessionContract | PortfolioContract | TransactionsContract
>
