import type { Hex } from 'viem'

/** A network the wallet knows. */
export interface WalletNetwork {
  /** CAIP-2 with namespace eip155: `eip155:1`. */
  readonly networkId: `eip155:${string}`
  /** http or https; reads and signed transactions go there. */
  readonly rpcUrl: string
  /** Default: `Network <number>`. */
  readonly name?: string | undefined
  /** Symbol of the native currency, which has 18 decimals. Default: `ETH`. */
  readonly currencySymbol?: string | undefined
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
  /** At least one; the first is the active one at first. Default: chain 1 on anvil's usual 127.0.0.1:8545. */
  readonly networks?: readonly WalletNetwork[]
  /** How many of anvil's ten well-known accounts, or private keys. Default: 2. Never put a key with real money here. */
  readonly accounts?: number | readonly Hex[]
  /** `active`: a page sees the active account only. `all`: all of them, the active one first. Default: `active`. */
  readonly expose?: 'active' | 'all'
  /**
   * Who answers the wallet's questions. `auto`: approved at once unless a script says otherwise; `scripted`: they
   * wait for `approveNext` or `rejectNext`; `visible`: a confirm window on the page. Default: `auto`.
   */
  readonly confirm?: 'auto' | 'scripted' | 'visible'
  /** The page was allowed in before. Default: false. */
  readonly authorised?: boolean
  /** Keeps permission, account and network over a reload: `localStorage`, or anything like it. */
  readonly remember?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Starts locked. Default: false. */
  readonly locked?: boolean
  /** `announce()` uses EIP-6963. Default: true. */
  readonly eip6963?: boolean
  /** `announce()` also sets `window.ethereum`. Default: false. */
  readonly legacy?: boolean
  /** Further properties of the provider object, for a wallet that claims to be another: `{ isMetaMask: true }`. */
  readonly flags?: Readonly<Record<string, unknown>>
  /** Methods answered with 4200, for a wallet that cannot switch networks or revoke. Default: none. */
  readonly unsupportedMethods?: readonly string[]
  /** Colours of the confirm window. Default: `auto`, the visitor's system setting. */
  readonly colorScheme?: 'auto' | 'light' | 'dark'
  /** Texts of the confirm window. Default: English. */
  readonly translate?: Translate
  /** Default: the global one. A test gives its own. */
  readonly fetch?: typeof globalThis.fetch
}
