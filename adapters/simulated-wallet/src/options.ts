import type { Hex } from 'viem'
import type { SolanaFeature } from './solana/standard'

/** A network that the wallet has. */
export interface WalletNetwork {
  /** CAIP-2: `eip155:1`, `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp`. */
  readonly networkId: `${string}:${string}`
  /** http or https; reads and signed transactions go there. */
  readonly rpcUrl: string
  /** Default: `Network <number>`; Solana's clusters have names. */
  readonly name?: string | undefined
  /** Symbol of the native currency, which has 18 decimals; 9 on Solana. Default: `ETH`, `SOL`. */
  readonly currencySymbol?: string | undefined
}

/** An asset of an account, with the field names of ERC-7811. */
export interface WalletAsset {
  /** The contract; `native` for the network's currency. */
  readonly address: `0x${string}` | 'native'
  /** `native`, `erc20` or `erc721`, or any other type. */
  readonly type: string
  /** Smallest unit, `0x` and hexadecimal digits. Default: read from the chain for the requested account. */
  readonly balance?: `0x${string}`
  /** Handed on as it is: `name`, `symbol`, `decimals`, and what wallets add, `price`, `value`, `iconUrl`, `tokenId`. */
  readonly metadata?: Readonly<Record<string, unknown>>
}

/** Turns a key and its English text into what is shown; `{name}` stands for `values.name`. */
export type Translate = (
  key: string,
  english: string,
  values?: Readonly<Record<string, string | number>>,
) => string

export interface SimulatedWalletOptions {
  /** Default: `Simulated wallet`. */
  readonly name?: string
  /** EIP-6963 reverse domain name. Default: `test.latchkey.simulated-wallet`. */
  readonly rdns?: string
  /** EIP-6963 session id, a v4 UUID. Default: a new one. */
  readonly uuid?: string
  /** EIP-6963 icon, a data URI. Default: a drawing of the package's own. */
  readonly icon?: string
  /**
   * At least one; the first is the active one at first. A wallet with Solana networks implements the Wallet Standard;
   * with Solana networks only, it implements nothing else. Default: chain 1 on anvil's usual 127.0.0.1:8545.
   */
  readonly networks?: readonly WalletNetwork[]
  /** How many of anvil's ten well-known accounts, or private keys. Default: 2. Never put a key with real money here. */
  readonly accounts?: number | readonly Hex[]
  /**
   * How many of ten well-known Solana accounts (anvil's sentence), or secret keys in base58. Default: as many as
   * `accounts`. Never put a key with real money here.
   */
  readonly solanaAccounts?: number | readonly string[]
  /** `active`: a page sees the active account only. `all`: all of them, the active one first. Default: `active`. */
  readonly expose?: 'active' | 'all'
  /**
   * Who decides the wallet's prompts. `auto`: approved at once unless a script decides otherwise; `scripted`: they
   * wait for `approveNext` or `rejectNext`; `visible`: a confirm window on the page. Default: `auto`.
   */
  readonly confirm?: 'auto' | 'scripted' | 'visible'
  /** The page already has permission. Default: false. */
  readonly authorised?: boolean
  /** Keeps permission, account and network over a reload: `localStorage`, or anything like it. */
  readonly remember?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Starts locked. Default: false. */
  readonly locked?: boolean
  /** `announce()` uses EIP-6963. Default: true, with an `eip155` network. */
  readonly eip6963?: boolean
  /** `announce()` uses the Wallet Standard. Default: true, with a `solana` network. */
  readonly walletStandard?: boolean
  /** `announce()` also sets `window.ethereum`. Default: false. */
  readonly legacy?: boolean
  /** Further properties of the provider object, for a wallet that claims to be another: `{ isMetaMask: true }`. */
  readonly flags?: Readonly<Record<string, unknown>>
  /** Methods answered with 4200, for a wallet that cannot switch networks or revoke. Default: none. */
  readonly unsupportedMethods?: readonly string[]
  /** Features of the Wallet Standard that are not there, `solana:signIn` for instance. Default: none. */
  readonly unsupportedFeatures?: readonly SolanaFeature[]
  /**
   * The assets of the wallet's accounts (`wallet_getAssets`, ERC-7811), by network id; the wallet then lists the method
   * in its capabilities. Default: none, and both methods are answered with 4200.
   */
  readonly assets?: Readonly<Record<string, readonly WalletAsset[]>>
  /**
   * Has `wallet_sendCalls` and `wallet_getCallsStatus` (EIP-5792, version 2.0.0), and says `atomic` in its capabilities.
   * Needs chains with EIP-7702. Default: false, and the methods are answered with 4200.
   */
  readonly batches?: boolean
  /**
   * Has `wallet_grantPermissions` and, for what it granted, `wallet_revokePermissions` (ERC-7715), and says
   * `permissions` in its capabilities. With `batches` the sessions can be used: `wallet_sendCalls` with the capability
   * `permissions: { context }` asks nobody. Default: false, and the methods are answered with 4200.
   */
  readonly sessions?: boolean
  /** Further capabilities (`wallet_getCapabilities`, EIP-5792), by network id. Default: none. */
  readonly capabilities?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Colours of the confirm window. Default: `auto`, the user's system setting. */
  readonly colorScheme?: 'auto' | 'light' | 'dark'
  /** Texts of the confirm window. Default: English. */
  readonly translate?: Translate
  /** Default: the global one. A test gives its own. */
  readonly fetch?: typeof globalThis.fetch
}

/** The options that can be sent into a page: plain data. */
export interface InjectedWalletOptions
  extends Omit<SimulatedWalletOptions, 'remember' | 'fetch' | 'translate'> {
  /** Keeps its permission over a reload, as an extension does. Default: true. */
  readonly remembers?: boolean
  /** Delay of the announcement after the page's start, in milliseconds. Default: 0. */
  readonly appearsAfterMs?: number
}

/** Names in the page, not enumerable. */
export const PAGE_GLOBALS = {
  add: 'latchkeyAddSimulatedWallet',
  wallet: 'latchkeySimulatedWallet',
} as const

/** The capability of EIP-5792 by which pages find out what can be granted. */
export const permissionsCapability = {
  supported: true,
  signerTypes: ['keys'],
  permissionTypes: ['contract-call', 'native-token-recurring-allowance', 'erc20-recurring-allowance'],
  policyTypes: [],
} as const
