/** CAIP-2 namespace. */
export type ChainNamespace = 'eip155' | 'solana' | 'bip122' | 'polkadot' | (string & {})
type NamespaceCharacter =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'p'
  | 'q'
  | 'r'
  | 's'
  | 't'
  | 'u'
  | 'v'
  | 'w'
  | 'x'
  | 'y'
  | 'z'
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '-'
type NotThe<C extends NamespaceCharacter> = Exclude<NamespaceCharacter, C>
/**
 * Every CAIP-2 namespace that does not begin with `eip`. TypeScript has no "any text but this one", and only a type that
 * leaves `eip155` out lets `namespace === 'eip155'` distinguish an EVM account from the others.
 */
export type OtherNamespace =
  | `${NotThe<'e'>}${string}`
  | `e${NotThe<'i'>}${string}`
  | `ei${NotThe<'p'>}${string}`
/** CAIP-2: `eip155:1`. */
export type NetworkId = `${string}:${string}`
export type ConnectionId = string
export type ByNamespace<T> = Readonly<Partial<Record<ChainNamespace, T>>>

/** Smart account or plain key on EVM, and the types of other namespaces. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

export interface Account {
  readonly namespace: ChainNamespace
  /** As the wallet reports it; EIP-55 form on eip155. */
  readonly address: string
  readonly type?: AccountType
}

export interface EvmAccount extends Account {
  readonly namespace: 'eip155'
  readonly address: `0x${string}`
}

export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A network as the toolkit needs it: plain data. */
export interface Network {
  readonly id: NetworkId
  readonly namespace: ChainNamespace
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  /** In the order in which they are tried. */
  readonly rpcUrls: readonly string[]
  /** Without a trailing slash; `{explorerUrl}/address/{address}`. A query, such as a cluster's, stands behind the path. */
  readonly explorerUrl?: string
  readonly iconUrl?: string
  readonly testnet?: boolean
  /** Multicall3. */
  readonly multicallAddress?: string
}

/** How a wallet describes itself where its connector stands for many wallets. Unverified. */
export interface WalletInfo {
  readonly name: string
  /** A data URI or https address. */
  readonly iconUrl?: string
  /**
   * Its rdns (EIP-6963), else its wallet-directory id; for a paired wallet the host name of its URL. For display and
   * statistics only.
   */
  readonly identifier?: string
}

export interface ConnectionResult {
  readonly accounts: readonly [Account, ...Account[]]
  readonly networkIds: ByNamespace<NetworkId>
  /** Where a wallet serves only some networks of a namespace: those. Without it, all. */
  readonly approvedNetworkIds?: ByNamespace<readonly NetworkId[]>
  readonly wallet?: WalletInfo
}

/** Which of a wallet's accounts is active, where that is not its first one. */
export interface AccountSelection {
  /** An address of `accounts`, by namespace; dropped when the wallet puts another account first or removes this one. */
  readonly selectedAddresses?: ByNamespace<string>
}

/** Has accounts only while it is connected. */
export type Connection = {
  readonly id: ConnectionId
  readonly walletId: string
  readonly connectorId: string
} & (
  | { readonly status: 'connecting' | 'reconnecting' }
  | ({ readonly status: 'connected' } & ConnectionResult & AccountSelection)
)

/** A connection that is connected: it has accounts and networks. */
export type ConnectedConnection = Extract<Connection, { readonly status: 'connected' }>

/** What is stored of a connection for the next visit. */
export interface RememberedConnection extends ConnectionResult, AccountSelection {
  readonly walletId: string
  /** The connection's id: what the wallet claims to be, whichever connector it had. */
  readonly connectorId: string
}

interface TargetParts {
  readonly connectionId: ConnectionId
  /** The wallet's network, configured here or not. */
  readonly networkId: NetworkId
  /** `undefined` when the wallet is on a network that is not configured. */
  readonly network: Network | undefined
}

export interface EvmTarget extends TargetParts {
  readonly namespace: 'eip155'
  readonly account: EvmAccount
  /** EIP-155: the number in `networkId`. */
  readonly chainId: number
}

export interface OtherTarget extends TargetParts {
  readonly namespace: OtherNamespace
  readonly account: Account
  readonly chainId?: undefined
}

/** The account and network that requests go to; `namespace`, or `chainId`, distinguishes the kinds. */
export type ActiveTarget = EvmTarget | OtherTarget
