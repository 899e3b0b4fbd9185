import { type ContractToken, defineContract, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { ActiveTarget, SentTransaction, Token, TransactionRequest } from '@latchkey/session/contract'

/** What a page opens the form with. The user can change it. Tokens are named by contract, `native`, or symbol in any case. */
export interface SwapParameters {
  /** Decimal digits in the smallest unit of `fromToken`. */
  readonly amount?: string
  readonly fromToken?: string
  readonly toToken?: string
}

/** What the user wants: so much of one token for another. Frozen. */
export interface SwapOrder {
  /** The account that swaps, and its network. */
  readonly target: ActiveTarget
  readonly from: Token
  readonly to: Token
  /** Decimal digits in the smallest unit of `from`. */
  readonly amount: string
}

/** An order with what the form has promised for it: a preview of less has to be accepted. Frozen. */
export interface QuotedSwapOrder extends SwapOrder {
  /** Decimal digits in the smallest unit of `to`. */
  readonly quoted: string
}

/**
 * What the preview has shown and the wallet is asked for: never changed, and not sent when it is older than 30 s.
 * `reset` takes back an older permission, where the token wants that first, `approve` lets the contract take the amount,
 * `swap` swaps, `both` is one batch of all that is needed (EIP-5792).
 */
export interface SwapRequest extends SwapOrder {
  readonly kind: 'reset' | 'approve' | 'swap' | 'both'
  readonly requests: readonly [TransactionRequest, ...TransactionRequest[]]
  /** The contract that swaps and, of a token, may take the amount. */
  readonly spender: string
  /** What is received as things are now, in the smallest unit of `to`. */
  readonly expected: string
  /** The least that is received. */
  readonly minimum: string
  /** Epoch milliseconds. */
  readonly builtAtMs: number
}

/** What stands in the form. */
export interface SwapDraft {
  /** Contract, `native`, or `undefined` until one was chosen. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** As typed, in whole tokens. */
  readonly amountText: string
  /** Smallest units; `undefined` while the text is no amount. */
  readonly amount: string | undefined
}

/** The tokens that can be swapped on a network. */
export interface SwapTokens {
  readonly tokens: readonly Token[]
}

export interface SwapsState {
  /** Empty after each change of account or network, and after a swap. */
  readonly draft: SwapDraft
  /** By network (CAIP-2). */
  readonly tokens: QueryEntries<SwapTokens>
  /** `asking`: a request waits in the wallet. `approving`: an approval was sent and is not confirmed yet. */
  readonly activity: 'none' | 'asking' | 'approving'
}

export interface SwapsViews {
  /**
   * The form. `ask` resolves with the hash of the swap as soon as the wallet has sent it, and rejects with
   * `VIEW_DISMISSED` when the user leaves.
   * @example
   * const { hash } = await latchkey.ask('Swap', { fromToken: 'native', toToken: 'USDC', amount: '10000000000000000' })
   */
  readonly Swap: View<SwapParameters | undefined, { readonly hash: string }>
  /** The tokens that one side can be: those the account has, or all that can be received. */
  readonly SwapSelectToken: View<{ readonly side: 'from' | 'to' }>
  /** Everything that will be signed, built anew every 10 s. */
  readonly SwapPreview: View<QuotedSwapOrder>
  /** The wallet is asked, once for each request. */
  readonly SwapRequest: View<SwapRequest>
  /** From sent to what was received. */
  readonly SwapConfirmed: View<{ readonly request: SwapRequest; readonly sent: SentTransaction }>
}

export interface SwapsContract {
  readonly id: 'swaps'
  readonly api: Record<never, never>
  readonly state: SwapsState
  readonly events: {
    /** A wallet has accepted a swap. */
    readonly 'swaps:sent': { readonly request: SwapRequest; readonly sent: SentTransaction }
    /** The wallet or the network has refused an approval or a swap; the user's own refusal is `USER_REJECTED`. */
    readonly 'swaps:failed': { readonly request: SwapRequest; readonly error: unknown }
  }
  readonly views: SwapsViews
}

export const swapsContract: ContractToken<SwapsContract> = /* @__PURE__ */ defineContract<SwapsContract>(
  'swaps',
  1,
)
