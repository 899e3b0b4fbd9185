import type { SlotItem } from '@latchkey/kernel'
import type { Account, ActiveTarget, ChainNamespace, ConnectionId, Network, NetworkId } from './account'
import type { Identity, Token, TokenHolding, WalletAssets } from './assets'
import type { RequestExplainer } from './request-explainer'

/** A quantity in the smallest unit. */
export interface NativeAmount {
  /** Decimal digits: wei, lamports. */
  readonly value: string
  readonly decimals: number
  readonly symbol: string
}

/** Reads the native balance over the host's own RPC. */
export interface NativeBalanceReader {
  native(account: Account, network: Network, signal: AbortSignal): Promise<NativeAmount>
}

/** Reads what an account has besides the native currency, over the host's own RPC. */
export interface TokenReader {
  /**
   * `known`: tokens of this network that the host or the page knows. A chain that can list an account's tokens by itself
   * gives those too; what the account has nothing of is left out.
   */
  list(
    account: Account,
    network: Network,
    known: readonly Token[],
    signal: AbortSignal,
  ): Promise<readonly TokenHolding[]>
  /**
   * The decimals that a token's own contract or mint names; `undefined` where it names none. Rejects when the network
   * fails. Missing on chains whose tokens do not say it.
   */
  decimals?(address: string, network: Network, signal: AbortSignal): Promise<number | undefined>
}

/** Asks the connected wallet itself what the account has. */
export interface AssetDiscovery {
  /** `undefined` when the wallet does not report assets, or not for this network. Never prompts. */
  list(target: ActiveTarget, signal: AbortSignal): Promise<WalletAssets | undefined>
}

/** Looks an address up in the chain's own name service, over the host's own RPC. */
export interface IdentityReader {
  /** Resolves with an empty object for an address without a name. `network` is the account's network. */
  find(address: string, network: Network, signal: AbortSignal): Promise<Identity>
  /** How to display a name from another source: normalised and marked, or `undefined` when it must not be displayed. */
  check(name: string): Promise<Pick<Identity, 'name' | 'isUnusual'> | undefined>
  /**
   * The address that a name stands for on a network, as its chain writes it; `undefined` where nobody has the name, and
   * for a text that is no name. Rejects when the network fails, so that a failure is not taken for an unknown name.
   * Missing on chains without a name service.
   */
  resolve?(name: string, network: Network, signal: AbortSignal): Promise<string | undefined>
}

/** EIP-712 data. Integers that JSON cannot hold are decimal or hexadecimal text. */
export interface TypedData {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

export interface MessageSigner {
  /** Resolves with the signature in the chain's usual text form. */
  message(text: string, target: ActiveTarget): Promise<string>
  /**
   * EIP-712, version 4: resolves with the signature in hex. Missing on chains without typed data. Rejects with the typed
   * error of the wallet, and with `CHAIN_MISMATCH` where the domain names another chain than the wallet's network.
   */
  typedData?(data: TypedData, target: ActiveTarget): Promise<string>
}

/** Moves the native currency or a token to one address. */
export interface Transfer {
  readonly type: 'transfer'
  readonly to: string
  /** Decimal digits in the smallest unit: wei, lamports, or that of the token. */
  readonly amount: string
  /** An ERC-20 contract or the mint of an SPL token; without it the native currency is moved. */
  readonly tokenAddress?: string
}

/** A call of an EVM contract whose data was encoded elsewhere. */
export interface ContractCall {
  readonly type: 'call'
  readonly to: string
  /** Hex with `0x`. */
  readonly data: string
  /** Wei that go along, as decimal digits; without it none. */
  readonly amount?: string
}

/** A Solana transaction that was built elsewhere. */
export interface SerializedTransaction {
  readonly type: 'serialized'
  /** base64. */
  readonly transaction: string
}

export type TransactionRequest = Transfer | ContractCall | SerializedTransaction

export interface TransactionEstimate {
  /**
   * What the sender pays besides the amount: what the network takes, with room for a rising price, and `rent`. What a
   * rollup pays to its first layer is not in it, nor a tip that a wallet adds.
   */
  readonly fee: NativeAmount
  /** The part of `fee` that opens the receiver's token account (Solana). Missing where none is opened. */
  readonly rent?: NativeAmount
}

/** A transaction, or a batch of calls, that a wallet has accepted. Plain data: it can be stored, and waited for later. */
export interface SentTransaction {
  readonly type: 'transaction' | 'batch'
  /** The transaction hash on EVM, the signature in base58 on Solana; of a batch the id its wallet gave it. */
  readonly id: string
  readonly from: string
  readonly networkId: NetworkId
  readonly connectionId: ConnectionId
  /** Solana: the network does not take it after this block. Missing where that is not known. */
  readonly lastValidBlockHeight?: number
  /** EVM: what the network had of it. With it a replacement is found when the network has dropped the original. */
  readonly seen?: SeenTransaction
}

/** What two transactions of one account and nonce are compared by. */
export interface SeenTransaction {
  readonly from: string
  readonly to?: string
  /** Decimal digits. */
  readonly nonce: string
  /** Wei, as decimal digits. */
  readonly value: string
  /** Hex with `0x`. */
  readonly data: string
}

/** `id` is a transaction hash or signature; of a batch it is missing where the wallet names none. */
export type TransactionOutcome =
  | { readonly status: 'confirmed'; readonly id?: string }
  /** It is on the chain and did nothing but cost its fee. A batch: at least one of its calls did not happen. */
  | { readonly status: 'reverted'; readonly id?: string }
  /**
   * Another transaction took its nonce (never on Solana): `repriced` moves the same to the same address, `cancelled` moves nothing,
   * `replaced` is anything else or was not found (then without an id).
   */
  | {
      readonly status: 'replaced'
      readonly reason: 'repriced' | 'cancelled' | 'replaced'
      readonly id?: string
    }
  /**
   * Not seen in time. It may still be confirmed, unless it is `expired`: its blockhash is too old (Solana), it never
   * happens, and it can be sent again.
   */
  | { readonly status: 'timed-out'; readonly reason?: 'expired' }

/** What a transaction on the chain does, in the terms of what is asked of a wallet. */
export interface TransactionContents {
  /** The account whose funds it moves; of a smart account its own address. */
  readonly from: string
  /** A transfer for each amount that it moves on purpose; anything else is a call. Never a `SerializedTransaction`. */
  readonly requests: readonly TransactionRequest[]
}

export interface WaitOptions {
  readonly signal?: AbortSignal
  /** Default: 180,000. */
  readonly timeoutMs?: number
  /** Called once with the same transaction and what the network has of it (`seen`), for who stores it. */
  readonly onSeen?: (sent: SentTransaction) => void
}

/** EIP-5792: several requests of which all or none happen. */
export interface TransactionBatches {
  /** Whether the wallet executes a batch atomically on this network. Never a prompt; `false` where it does not say. */
  isSupported(target: ActiveTarget, signal: AbortSignal): Promise<boolean>
  /** Asks the wallet once for all. Rejects as `send` does, and with `ATOMIC_UNSUPPORTED` where the wallet cannot. */
  send(requests: readonly TransactionRequest[], target: ActiveTarget): Promise<SentTransaction>
}

/**
 * Sends from the account and on the network of a target. Amounts are decimal digits in the smallest unit.
 * @example
 * const { transactions } = await session.adapter('eip155').capabilities()
 * const sent = await transactions.send({ type: 'transfer', to, amount: '1000000', tokenAddress: usdc }, session.active())
 * const outcome = await transactions.wait(sent)
 */
export interface Transactions {
  /**
   * Reads the network and asks no wallet. Rejects with `INVALID_TRANSACTION` where the request makes no sense, with a
   * `WalletError` such as `INSUFFICIENT_FUNDS` or `EXECUTION_REVERTED` where the network says that it would fail, and
   * with `NETWORK_NOT_FOUND` where the target's network is not configured.
   */
  estimate(
    request: TransactionRequest,
    target: ActiveTarget,
    signal: AbortSignal,
  ): Promise<TransactionEstimate>
  /**
   * Asks the wallet, once. Rejects with `INVALID_TRANSACTION`, with the wallet's typed error, with `CHAIN_MISMATCH` where
   * the wallet is on another network than the target, and with `ACCOUNT_NOT_GRANTED` where it does not share the account.
   * On Solana the transaction is built from what the network says, so it rejects as `estimate` does, too.
   */
  send(request: TransactionRequest, target: ActiveTarget): Promise<SentTransaction>
  /**
   * Resolves when the outcome is known or the time is over; a network that fails is asked again until then. Rejects when
   * the signal aborts, and with `NETWORK_NOT_FOUND`. A replacement can be waited for: `wait({ ...sent, id: outcome.id })`.
   */
  wait(sent: SentTransaction, options?: WaitOptions): Promise<TransactionOutcome>
  /**
   * Reads what the network has under the id, to compare it with what was asked of the wallet. `undefined` while the
   * network does not know the transaction, and where it cannot be read what it does. Asks no wallet. Rejects when the
   * network fails, and with `NETWORK_NOT_FOUND`.
   */
  read?(sent: SentTransaction, signal: AbortSignal): Promise<TransactionContents | undefined>
  /** Missing on chains whose wallets have no batches. */
  readonly batches?: TransactionBatches
}

export interface NodeRequests {
  /**
   * Sends a request to the network itself, over the host's own RPC, when a connected wallet does not support it.
   * `undefined` for a method that only wallets have.
   */
  request(
    question: { readonly method: string; readonly params: unknown },
    network: Network,
    signal: AbortSignal,
  ): Promise<{ readonly answer: unknown } | undefined>
}

export interface AddressFormatting {
  /** An address in the letters its chain has for it, such as EIP-55; of one that is none, the same text. */
  format(address: string): string
}

/** What else a chain can do. A feature looks for a capability, never for a namespace. */
export interface ChainCapabilities {
  readonly addresses?: AddressFormatting
  readonly balance?: NativeBalanceReader
  readonly tokens?: TokenReader
  readonly assets?: AssetDiscovery
  readonly identity?: IdentityReader
  readonly node?: NodeRequests
  readonly requests?: RequestExplainer
  readonly sign?: MessageSigner
  readonly transactions?: Transactions
}

/** A chain: a small core that is there at once, and capabilities whose code is fetched when the first one is needed. */
export interface ChainAdapter extends SlotItem {
  readonly namespace: ChainNamespace
  readonly networks: readonly Network[]
  isAddress(input: string): boolean
  /** Rejects when their code cannot be loaded. */
  capabilities(): Promise<ChainCapabilities>
}
