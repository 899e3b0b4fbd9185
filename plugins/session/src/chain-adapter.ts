import type { SlotItem } from '@latchkey/kernel'
import type { Account, ActiveTarget, ChainNamespace, Network } from './account'
import type { Identity, Token, TokenHolding, WalletAssets } from './assets'

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
}

/** Asks the connected wallet itself what the account has. */
export interface AssetDiscovery {
  /** `undefined` when this wallet does not say, or not for this network. Never a prompt. */
  list(target: ActiveTarget, signal: AbortSignal): Promise<WalletAssets | undefined>
}

/** Looks an address up in the chain's own name service, over the host's own RPC. */
export interface IdentityReader {
  /** An empty answer is an answer: the address has no name. `network` is the one the account is on. */
  find(address: string, network: Network, signal: AbortSignal): Promise<Identity>
  /** What is shown of a name that somebody else found: normalised, marked, or `undefined` when it must not be shown. */
  check(name: string): Promise<Pick<Identity, 'name' | 'isUnusual'> | undefined>
}

export interface MessageSigner {
  /** Resolves with the signature in the chain's usual text form. */
  message(text: string, target: ActiveTarget): Promise<string>
}

export interface NodeRequests {
  /**
   * Asks the network itself, over the host's own RPC, what a connected wallet does not answer. `undefined` for what only
   * a wallet can do.
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

/** What else can be asked of a chain. A feature asks for an ability, never for a namespace. */
export interface ChainCapabilities {
  readonly addresses?: AddressFormatting
  readonly balance?: NativeBalanceReader
  readonly tokens?: TokenReader
  readonly assets?: AssetDiscovery
  readonly identity?: IdentityReader
  readonly node?: NodeRequests
  readonly sign?: MessageSigner
}

/** A chain: a small core that is there at once, and abilities whose code is fetched when the first one is needed. */
export interface ChainAdapter extends SlotItem {
  readonly namespace: ChainNamespace
  readonly networks: readonly Network[]
  isAddress(input: string): boolean
  /** Rejects where their code cannot be fetched. */
  capabilities(): Promise<ChainCapabilities>
}
