/** A CAIP-2 namespace. */
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
 * Every CAIP-2 namespace that does not begin with `eip`. TypeScript cannot express "any string except `eip155`", and only
 * a type without `eip155` lets the check `namespace === 'eip155'` narrow an `ActiveTarget` to an `EvmTarget`.
 */
export type OtherNamespace =
  | `${NotThe<'e'>}${string}`
  | `e${NotThe<'i'>}${string}`
  | `ei${NotThe<'p'>}${string}`
/** A CAIP-2 network id, such as `eip155:1`. */
export type NetworkId = `${string}:${string}`
export type ConnectionId = string
export type ByNamespace<T> = Readonly<Partial<Record<ChainNamespace, T>>>

/**
 * eip155: `smartAccount`, or `eoa` (externally owned account). bip122: `payment`, `ordinal`, `stx`. Other namespaces:
 * `eoa`.
 */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

export interface Account {
  readonly namespace: ChainNamespace
  /** As the wallet reports it; on eip155 with the EIP-55 checksum. */
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

/** A configured network. Plain data. */
export interface Network {
  readonly id: NetworkId
  readonly namespace: ChainNamespace
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  /** URLs of JSON-RPC servers, in the order in which they are tried. */
  readonly rpcUrls: readonly string[]
  /**
   * Block explorer, without a trailing slash: `{explorerUrl}/address/{address}`. A query, such as `?cluster=devnet`, is
   * appended after that path.
   */
  readonly explorerUrl?: string
  readonly iconUrl?: string
  readonly testnet?: boolean
  /** Address of the Multicall3 contract. */
  readonly multicallAddress?: string
}

/** How a wallet describes itself, if its connector can connect to many wallets. Unverified. */
export interface WalletInfo {
  readonly name: string
  /** A data URI or https URL. */
  readonly iconUrl?: string
  /**
   * Its rdns (EIP-6963), else its id in the wallet directory; for a wallet that was paired over a relay the host name of
   * its URL. For display and statistics only.
   */
  readonly identifier?: string
}

/** What a wallet granted to the page. */
export interface ConnectionResult {
  readonly accounts: readonly [Account, ...Account[]]
  /** The wallet's network in each namespace. */
  readonly networkIds: ByNamespace<NetworkId>
  /** The networks that the wallet serves, by namespace. Missing: it serves every network of the namespace. */
  readonly approvedNetworkIds?: ByNamespace<readonly NetworkId[]>
  readonly wallet?: WalletInfo
}

/** Which of a wallet's accounts is active, if it is not the first one. */
export interface AccountSelection {
  /** An address of `accounts`, by namespace. Removed when the wallet puts another account first or removes this one. */
  readonly selectedAddresses?: ByNamespace<string>
}

/** A connection to a wallet. It has accounts only if its status is 'connected'. */
export type Connection = {
  readonly id: ConnectionId
  readonly walletId: string
  readonly connectorId: string
} & (
  | { readonly status: 'connecting' | 'reconnecting' }
  | ({ readonly status: 'connected' } & ConnectionResult & AccountSelection)
)

/** A connection with the status 'connected'. It has accounts and networks. */
export type ConnectedConnection = Extract<Connection, { readonly status: 'connected' }>

/** The part of a connection that is stored for the next visit. */
export interface RememberedConnection extends ConnectionResult, AccountSelection {
  readonly walletId: string
  /** The connection's id: the `claimedId` of its connector, else the connector's own id. */
  readonly connectorId: string
}

interface TargetParts {
  readonly connectionId: ConnectionId
  /** The wallet's network, whether or not it is configured. */
  readonly networkId: NetworkId
  /** `undefined` when the wallet is on a network that is not configured. */
  readonly network: Network | undefined
}

export interface EvmTarget extends TargetParts {
  readonly namespace: 'eip155'
  readonly account: EvmAccount
  /** The EIP-155 chain id: the number in `networkId`. */
  readonly chainId: number
}

export interface OtherTarget extends TargetParts {
  readonly namespace: OtherNamespace
  readonly account: Account
  readonly chainId?: undefined
}

/** The account and the network that requests are sent for. Check `namespace` or `chainId` to tell the two types apart. */
export type ActiveTarget = EvmTarget | OtherTarget

/** A text that is equal for equal addresses of a namespace. Case is ignored on eip155 only: EIP-55 uses it as a checksum. */
export function addressKey(namespace: ChainNamespace, address: string): string {
  return namespace === 'eip155' ? address.toLowerCase() : address
}

/** Whether two texts are the same address of a namespace. Case is ignored on eip155 only. */
export function isSameAddress(namespace: ChainNamespace, one: string, other: string): boolean {
  return addressKey(namespace, one) === addressKey(namespace, other)
}
