import type { SlotItem } from '@latchkey/kernel'
import type { Account, ActiveTarget, ChainNamespace, Network } from './account'
import type { Identity, NativeAmount, Token, TokenHolding, WalletAssets } from './assets'
import type { NameResolution } from './names'
import type { RequestExplainer } from './request-explainer'
import type { TransactionRequest, Transactions, TransactionTerms } from './transactions'

/** Reads native balances over the network's RPC URLs. */
export interface NativeBalanceReader {
  /** Rejects when the network cannot be read. */
  native(account: Account, network: Network, signal: AbortSignal): Promise<NativeAmount>
}

/** Reads token balances over the network's RPC URLs. */
export interface TokenReader {
  /**
   * Lists the tokens that an account holds, without the native currency and without empty balances: those of `known`, and
   * any other token if the chain can list the tokens of an account.
   * @param known tokens of this network that the host or the page knows
   */
  list(
    account: Account,
    network: Network,
    known: readonly Token[],
    signal: AbortSignal,
  ): Promise<readonly TokenHolding[]>
  /**
   * Lists those tokens of an account that have a `scale`, for lists of others, which do not tell it. Rejects when the network
   * cannot be read. Missing on chains without such tokens.
   */
  scaled?(account: Account, network: Network, signal: AbortSignal): Promise<readonly TokenHolding[]>
  /**
   * The decimals that a token's contract or mint states; `undefined` if it states none. Rejects when the network cannot be
   * read. Missing on chains whose tokens do not state decimals.
   */
  decimals?(address: string, network: Network, signal: AbortSignal): Promise<number | undefined>
}

/** Asks the connected wallet for the assets of the account. */
export interface AssetDiscovery {
  /** `undefined` if the wallet does not report assets, or not for this network. Never prompts the user. */
  list(target: ActiveTarget, signal: AbortSignal): Promise<WalletAssets | undefined>
}

/** Reads the chain's own name service over the network's RPC URLs. */
export interface IdentityReader {
  /** Resolves with an empty object for an address without a name. `network` is the account's network. */
  find(address: string, network: Network, signal: AbortSignal): Promise<Identity>
  /** Normalises a name from another source for display; `undefined` if it must not be displayed. */
  check(name: string): Promise<Pick<Identity, 'name' | 'isUnusual'> | undefined>
  /**
   * The address that a name has on a network, and by which of its records, or why it has none. The text is normalized
   * first (ENSIP-15), so capital letters make no difference. Rejects when the network cannot be read, so that a failure is
   * not mistaken for an unknown name. Missing on chains without a name service.
   * @example
   * const found = await identity.resolve('alice.eth', base, signal)
   * if (found.address === undefined) console.log(found.issue) // 'unregistered', 'no-address' or 'unreadable'
   * else console.log(found.address, found.record) // 'ethereum': the name has none for Base itself
   */
  resolve?(name: string, network: Network, signal: AbortSignal): Promise<NameResolution>
}

/** EIP-712 typed data. Integers beyond the range of JSON numbers are decimal or hexadecimal strings. */
export interface TypedData {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

export interface SignedText {
  /** As `MessageSigner.message` returns it. */
  readonly signature: string
  /** The bytes that were signed, in base58, if they are the text within a Solana off-chain message. */
  readonly signedMessage?: string
}

export interface MessageSigner {
  /**
   * Resolves with the signature: hex with `0x` on EVM, base58 on Solana. `0x` alone where the owners of a contract sign on chain
   * (ERC-1271). Rejects with the wallet's typed error.
   */
  message(text: string, target: ActiveTarget): Promise<string>
  /** As `message`, with what was signed. Missing on chains whose wallets sign the text itself. */
  signedMessage?(text: string, target: ActiveTarget): Promise<SignedText>
  /**
   * Signs EIP-712 typed data (`eth_signTypedData_v4`) and resolves with the signature as hex with `0x`. Rejects with the
   * wallet's typed error, and with the code `CHAIN_MISMATCH` if the domain has another `chainId` than the wallet's
   * network. Missing on chains without typed data.
   */
  typedData?(data: TypedData, target: ActiveTarget): Promise<string>
}

/** Sends JSON-RPC requests to the network's nodes. */
export interface NodeRequests {
  /**
   * Sends a request that the connected wallet does not support to the network's RPC URLs. Resolves with the response in
   * `answer`; with `undefined` for a method that only wallets support.
   */
  request(
    rpcRequest: { readonly method: string; readonly params: unknown },
    network: Network,
    signal: AbortSignal,
  ): Promise<{ readonly answer: unknown } | undefined>
}

/** A call of a contract: with data, or as a function of its ABI with arguments. */
export type UnencodedCall = {
  readonly to: string
  /** In the smallest unit of the native currency. Default: 0. */
  readonly amount?: bigint | undefined
  /** Checked here. They are no part of the request. */
  readonly terms?: TransactionTerms | undefined
} & (
  | { readonly data?: string | undefined }
  | {
      readonly abi: readonly unknown[]
      readonly functionName: string
      readonly args?: readonly unknown[] | undefined
    }
)

/** Writes calls of contracts as the requests that `Transactions` takes. */
export interface CallEncoder {
  /**
   * The request for a call. A call that transfers the native currency or a token becomes a `Transfer`, as `Transactions.read`
   * finds it on the chain. Rejects with the code `INVALID_TRANSACTION` for a malformed address and for terms that contradict each other, and with an error of the chain's
   * library for arguments that do not fit the ABI. Calls neither wallet nor network.
   */
  encode(call: UnencodedCall): Promise<TransactionRequest>
}

export interface AddressFormatting {
  /** The address in its canonical form, such as with the EIP-55 checksum; an invalid address is returned unchanged. */
  format(address: string): string
  /**
   * Whether an address is a contract on a network. An account that has delegated to code (EIP-7702) is none; a smart account
   * is one. Rejects when the network cannot be read. Missing on chains where accounts and contracts are not told apart.
   */
  isContract?(address: string, network: Network, signal: AbortSignal): Promise<boolean>
}

/** Optional functions of a chain. A feature checks for a capability, not for a namespace. */
export interface ChainCapabilities {
  readonly addresses?: AddressFormatting
  readonly balance?: NativeBalanceReader
  readonly calls?: CallEncoder
  readonly tokens?: TokenReader
  readonly assets?: AssetDiscovery
  readonly identity?: IdentityReader
  readonly node?: NodeRequests
  readonly requests?: RequestExplainer
  readonly sign?: MessageSigner
  readonly transactions?: Transactions
}

/** One namespace: its networks, available at once, and capabilities, whose code is loaded when the first one is used. */
export interface ChainAdapter extends SlotItem {
  readonly namespace: ChainNamespace
  readonly networks: readonly Network[]
  isAddress(input: string): boolean
  /** Loads the code of the capabilities. Rejects when it cannot be loaded. */
  capabilities(): Promise<ChainCapabilities>
}
