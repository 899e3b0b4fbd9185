import type { ActiveTarget, ConnectionId, NetworkId } from './account'
import type { NativeAmount } from './assets'

/** Transfers the native currency or a token to one address. */
export interface Transfer {
  readonly type: 'transfer'
  readonly to: string
  /** In the smallest unit (wei, lamports, or that of the token), as decimal digits. */
  readonly amount: string
  /** The ERC-20 contract, or the mint of an SPL token. Missing: the native currency is transferred. */
  readonly tokenAddress?: string
  /**
   * What wallets show for `amount`, in the same unit: for a token with a `scale` (`TokenHolding`), whose transfer is
   * otherwise refused with the code `TOKEN_SCALED`.
   */
  readonly shownAmount?: string
}

/** A call of an EVM contract with encoded data. */
export interface ContractCall {
  readonly type: 'call'
  readonly to: string
  /** Hex with `0x`. */
  readonly data: string
  /** The value of the call in wei, as decimal digits. Default: 0. */
  readonly amount?: string
}

/** A serialized Solana transaction. */
export interface SerializedTransaction {
  readonly type: 'serialized'
  /** In base64. */
  readonly transaction: string
}

export type TransactionRequest = Transfer | ContractCall | SerializedTransaction

/**
 * What a host sets of an EVM transaction, which its wallet chooses otherwise: decimal digits, the prices in wei for a unit of gas.
 * `gasPrice` is that of a legacy transaction and stands alone (EIP-1559).
 */
export interface TransactionTerms {
  readonly gas?: string
  readonly nonce?: string
  readonly maxFeePerGas?: string
  readonly maxPriorityFeePerGas?: string
  readonly gasPrice?: string
}

export interface TransactionEstimate {
  /**
   * What the sender pays in addition to the amount: the network fee, with a margin for a rising gas price, the data fee of a
   * rollup's first layer where the network names it (OP Stack), and `rent`. Does not include a tip that the wallet adds.
   */
  readonly fee: NativeAmount
  /** `false`: more may be taken, such as a data fee that is not known. Default: true. */
  readonly isUpperBound?: boolean
  /** The part of `fee` that creates the receiver's token account (Solana). Missing if none is created. */
  readonly rent?: NativeAmount
}

/** A transaction, or a batch of calls, that a wallet has accepted. Plain data, so it can be stored and waited for later. */
export interface SentTransaction {
  readonly type: 'transaction' | 'batch'
  /** The transaction hash on EVM; the signature in base58 on Solana; the wallet's id of a batch (EIP-5792). */
  readonly id: string
  readonly from: string
  readonly networkId: NetworkId
  readonly connectionId: ConnectionId
  /** Solana: the last block height at which the transaction can be confirmed. Missing if unknown. */
  readonly lastValidBlockHeight?: number
  /** EVM: the transaction as the network had it. It identifies a replacement after the network has dropped the original. */
  readonly seen?: SeenTransaction
}

/** The fields by which two transactions with the same account and nonce are compared. */
export interface SeenTransaction {
  readonly from: string
  readonly to?: string
  /** Decimal digits. */
  readonly nonce: string
  /** In wei, as decimal digits. */
  readonly value: string
  /** Hex with `0x`. */
  readonly data: string
}

/** What the chain has decided. `id` is the transaction hash or signature. For a batch it is missing if the wallet does not report one. */
export type TransactionOutcome =
  /** `ids` of a batch that the wallet has executed in several transactions: all of them, the last of which is `id`. */
  | { readonly status: 'confirmed'; readonly id?: string; readonly ids?: readonly string[] }
  /**
   * It was included in a block and failed, so only its fee was paid. For a batch: at least one call failed; `isPartial` if others
   * were executed nevertheless, so that asking again does these twice.
   */
  | { readonly status: 'reverted'; readonly id?: string; readonly isPartial?: true }
  /**
   * Another transaction used its nonce (EVM only). `repriced`: the same call with another fee. `cancelled`: a transfer of
   * nothing. `replaced`: any other transaction, or one that was not found (then without `id`).
   */
  | {
      readonly status: 'replaced'
      readonly reason: 'repriced' | 'cancelled' | 'replaced'
      readonly id?: string
    }
  /** Its blockhash is too old (Solana), so it will never be confirmed and can safely be sent again. */
  | { readonly status: 'expired' }

/** What is known of a transaction now. */
export type TransactionStatus =
  | TransactionOutcome
  /** The chain has not decided. `seen`: the transaction as the network has it, once. */
  | { readonly status: 'pending'; readonly seen?: SeenTransaction }
  /** EVM: the network no longer knows it and its nonce is unused. It may still be sent to the network again. */
  | { readonly status: 'dropped' }

/**
 * What accounts have more of by a transaction: what went in and out of one account cancels out. Each list has one entry for
 * a receiver and token, above zero, and is missing where it is not known.
 */
export interface TransactionArrivals {
  /** Without `tokenAddress`. */
  readonly native?: readonly Transfer[]
  /** With `tokenAddress`. */
  readonly tokens?: readonly Transfer[]
}

/** What a transaction on the chain does, as requests that can be compared with those sent to the wallet. */
export interface TransactionContents {
  /** The account whose funds are transferred. For a smart account: its own address, not that of its bundler. */
  readonly from: string
  /**
   * What was called: one `Transfer` for each transfer; anything else is a `ContractCall`. Never a `SerializedTransaction`.
   * Missing if it cannot be decoded, and only `arrived` is known.
   */
  readonly requests?: readonly TransactionRequest[]
  /**
   * What arrived, where a call alone does not decide it: a token may keep a part of a transfer. Missing on chains where
   * `requests` says it.
   */
  readonly arrived?: TransactionArrivals
  /** It was reverted, or a smart account's operation in it was: nothing of what was called has happened. */
  readonly isReverted?: true
}

export interface WaitOptions {
  readonly signal?: AbortSignal
  /** In milliseconds. Default: 180,000. */
  readonly timeoutMs?: number
}

/** Reads a transaction once. Rejects when the network cannot be read, and when the signal aborts. */
export type TransactionObserver = (signal: AbortSignal) => Promise<TransactionStatus>

/** `undecided`: the time is over, and the chain has not decided. */
export type WaitResult = TransactionOutcome | { readonly status: 'undecided' }

/** Where an account stood: on EVM its next nonce and the latest block, on Solana its last signature and the slot. Plain data. */
export interface AccountCursor {
  /** EVM: the nonce of the account's next transaction, pending ones counted, as decimal digits. Solana: the last signature. */
  readonly position: string
  /** The block number or slot at that time, as decimal digits. */
  readonly block: string
}

export interface SentSince {
  /** How long after a wallet was asked the chain may still show nothing of what it has sent, in ms. Default: 10,000. */
  readonly showsWithinMs?: number
  /** Whether the account has sent anything, also if it was not found. */
  readonly hasMoved: boolean
  /** What was found, oldest first. */
  readonly sent: readonly SentTransaction[]
}

/** Atomic batches (EIP-5792): either all requests are executed or none. */
export interface TransactionBatches {
  /** Whether the wallet executes a batch atomically on this network; false if it does not say. Never prompts the user. */
  isSupported(target: ActiveTarget, signal: AbortSignal): Promise<boolean>
  /**
   * Asks the wallet once for all requests. Rejects as `Transactions.send` does, and with the code `ATOMIC_UNSUPPORTED` if
   * the wallet does not support batches. `terms` are those of one transaction: with them it rejects with the code
   * `INVALID_TRANSACTION`, before the wallet is asked.
   */
  send(
    requests: readonly TransactionRequest[],
    target: ActiveTarget,
    terms?: TransactionTerms,
  ): Promise<SentTransaction>
}

/**
 * Estimates, sends and observes transactions of a target's account on its network. Amounts are in the smallest unit, as
 * decimal digits.
 * @example
 * const { transactions } = await session.adapter('eip155').capabilities()
 * const sent = await transactions.send({ type: 'transfer', to, amount: '1000000', tokenAddress: usdc }, session.active())
 * const outcome = await transactions.wait(sent)
 */
export interface Transactions {
  /**
   * Estimates the fee from the network, without the wallet. Rejects with the code `INVALID_TRANSACTION` for a malformed
   * request, with a `WalletError` such as `INSUFFICIENT_FUNDS` or `EXECUTION_REVERTED` if the network reports that the
   * transaction would fail, and with `NETWORK_NOT_FOUND` if the target's network is not configured.
   */
  estimate(
    request: TransactionRequest,
    target: ActiveTarget,
    signal: AbortSignal,
  ): Promise<TransactionEstimate>
  /**
   * Asks the wallet once to send the request. Rejects with the code `INVALID_TRANSACTION`, with the wallet's typed error,
   * with `CHAIN_MISMATCH` if the wallet is on another network than the target, and with `ACCOUNT_NOT_GRANTED` if it has
   * not granted the account. On Solana the network is read to build the transaction, so it also rejects as `estimate` does.
   * @param terms of EVM transactions; a wallet shows them, and may let its user change them
   */
  send(request: TransactionRequest, target: ActiveTarget, terms?: TransactionTerms): Promise<SentTransaction>
  /**
   * Resolves when the chain has decided or the timeout is over. Reading the network is retried until then. Rejects when the
   * signal aborts, and with the code `NETWORK_NOT_FOUND`. To wait for a replacement: `wait({ ...sent, id: outcome.id })`.
   */
  wait(sent: SentTransaction, options?: WaitOptions): Promise<WaitResult>
  /**
   * For a caller that follows a transaction at its own pace: each call of the result reads once. Calls of one task and
   * network share an HTTP request where its server takes batches. Rejects with the code `NETWORK_NOT_FOUND`; the
   * result rejects when the network cannot be read, which decides nothing.
   * @example
   * const read = await transactions.observe(sent)
   * const { status } = await read(signal)
   */
  observe(sent: SentTransaction): Promise<TransactionObserver>
  /**
   * Reads a sent transaction from the network, to compare it with the request that the wallet got. `undefined` while the
   * network does not know the transaction, and if its contents cannot be decoded. Does not call the wallet. Rejects when
   * the network cannot be read, and with the code `NETWORK_NOT_FOUND`.
   */
  read?(sent: SentTransaction, signal: AbortSignal): Promise<TransactionContents | undefined>
  /**
   * Whether it can be read afterwards, by anybody, what a request has moved. `false` for native currency of an account that
   * is a contract (ERC-4337) or has the code of one (EIP-7702), where no server of the network offers traces: such transfers
   * are in no log. Missing: always. Does not call the wallet. Rejects when the network cannot be read, and with the code
   * `NETWORK_NOT_FOUND`.
   * @example
   * if ((await transactions.canProve?.(request, target, signal)) === false) throw new Error('Pay with a token.')
   */
  canProve?(request: TransactionRequest, target: ActiveTarget, signal: AbortSignal): Promise<boolean>
  /**
   * Where the account stands now, read before a wallet is asked, so that what it has sent can be found if it does not say.
   * Does not call the wallet. Rejects when the network cannot be read, and with the code `NETWORK_NOT_FOUND`.
   */
  cursor?(target: ActiveTarget, signal: AbortSignal): Promise<AccountCursor>
  /**
   * What the account has sent since a cursor was read. Does not call the wallet. Rejects as `cursor` does.
   * @example
   * const { sent } = await transactions.since(cursor, target, signal)
   */
  since?(cursor: AccountCursor, target: ActiveTarget, signal: AbortSignal): Promise<SentSince>
  /** Missing on chains without batches. */
  readonly batches?: TransactionBatches
}
