import { isLatchkeyError, type Remove, type SlotItem } from '@latchkey/kernel'
import type { Account, AccountType, ChainNamespace, ConnectionResult, Network, NetworkId } from './account'
import type { SignInProof, SignInRequest } from './sign-in'

/** The description of a connector. Plain data, so it is part of the plugin's state (`WalletRow.connectors`). */
export interface ConnectorTraits {
  readonly id: string
  readonly name: string
  /** How the wallet is reached. */
  readonly kind: 'injected' | 'announced' | 'external' | 'walletConnect' | 'embedded'
  readonly namespaces: readonly ChainNamespace[]
  /** Who asks the user before signing: `wallet`, or the approvals view of this toolkit (`ours`). */
  readonly approval: 'wallet' | 'ours'
  /** The rdns of EIP-6963. For display and grouping only: any script on the page can announce any rdns. */
  readonly rdns?: string
  /** The uuid of EIP-6963. New on every page load. Two wallets that announce the same one are marked as look-alikes. */
  readonly uuid?: string
  /** A data URI or https URL. */
  readonly iconUrl?: string
  /** The wallet's id in the wallet directory. */
  readonly explorerId?: string
  readonly imageId?: string
}

export interface ConnectRequest {
  readonly namespaces: readonly ChainNamespace[]
  readonly networkId: NetworkId | undefined
  readonly signal: AbortSignal
  /**
   * Supplies the message that a wallet can sign while it connects. The first call fetches it; later calls return the same
   * promise. Resolves with `undefined` if the wallet shall only connect. Never rejects. Missing if no plugin signs in.
   */
  readonly signIn?: () => Promise<SignInRequest | undefined>
}

export interface ConnectResult extends ConnectionResult {
  /**
   * The messages that accounts signed while the wallet connected. Empty if the wallet signed another text than the page
   * requested. Not stored.
   */
  readonly signIn?: readonly SignInProof[]
}

export interface ReconnectRequest extends Omit<ConnectRequest, 'signIn'> {
  /** The accounts of the last visit. Empty if `pendingUntilMs` is set. */
  readonly accounts: readonly Account[]
  /**
   * Set when an earlier page showed a pairing code that no wallet has approved yet: when the code expires, in milliseconds
   * since the epoch. `reconnect` may wait for the approval until then, and resolves with `undefined` if there is none.
   */
  readonly pendingUntilMs?: number
}

export interface ConnectorRequest {
  readonly method: string
  readonly params: unknown
  readonly networkId: NetworkId
  /** The account that signs or sends: the one in `params`, else the active account. */
  readonly address?: string
  readonly signal: AbortSignal
}

/** Callbacks for a wallet's events. */
export interface ConnectorListener {
  /** An empty list means that the wallet withdrew its permission. */
  accountsChanged(accounts: readonly Account[]): void
  networkChanged(networkId: NetworkId): void
  /** Replaces the whole connection, as relays report it: its namespaces, accounts and wallet description. */
  sessionChanged?(result: ConnectionResult): void
  disconnected(reason?: unknown): void
}

/** Connects to one wallet over one transport. Requests go to its own provider object, whatever its name or rdns is. */
export interface Connector extends SlotItem {
  readonly traits: ConnectorTraits
  /** The wallet's provider object. Two connectors with the same object belong to the same wallet. */
  readonly identity?: object
  /**
   * The identity that its wallet claims, such as `eip6963:io.metamask`: the same on every visit, and for every wallet that
   * claims it. It is the id of its connection. Default: the connector's own id.
   */
  readonly claimedId?: string
  /**
   * The id of a listed connector that this one only repeats, such as `window.ethereum` an announced wallet. It joins the row
   * of that connector, behind it, and keeps its own connection.
   */
  readonly repeats?: string
  /**
   * Whether the provider itself says, by a flag of its own, that it is the wallet of its rdns. If it says so of each rdns that
   * it was announced under, as a wallet does that poses as another one for its user, no script has renamed it.
   */
  readonly isSelfNamed?: boolean
  /** For wallets over a relay: the pairing code that is scanned or opened. */
  readonly pairing?: PairingController
  /** Asks the wallet to connect. It may prompt the user. */
  connect(request: ConnectRequest): Promise<ConnectResult>
  /** Reconnects without a prompt. Resolves with `undefined` when the wallet no longer authorises this page. */
  reconnect(request: ReconnectRequest): Promise<ConnectionResult | undefined>
  /** Revokes the page's permission, if the wallet supports that. */
  disconnect(): Promise<void>
  /**
   * Resolves once the wallet is on the network. Adds the network to the wallet if necessary. When the signal aborts, the
   * promise rejects and no further request is sent; a prompt that the wallet has opened stays open.
   */
  switchNetwork?(network: Network, signal: AbortSignal): Promise<void>
  /**
   * For a wallet that itself keeps which of the user's accounts is the active one: makes its account of this type the active
   * one. Called before the user's choice is stored; a rejection leaves the choice as it was.
   */
  preferAccountType?(namespace: ChainNamespace, type: AccountType): Promise<void>
  /** Sends an EIP-1193 request to the wallet. */
  request(request: ConnectorRequest): Promise<unknown>
  /** Calls `observer` on the wallet's events until the signal aborts. */
  subscribe(observer: ConnectorListener, signal: AbortSignal): void
}

/** The state of a pairing over a relay. Plain data; each change creates a new object. */
export type Pairing =
  | { readonly status: 'idle' }
  /** The relay library is loading, or the relay creates the code. */
  | { readonly status: 'opening' }
  /** The pairing code can be scanned or opened until `expiresAtMs`. */
  | {
      readonly status: 'ready'
      /** `wc:` URI of WalletConnect 2 (ERC-1328). It contains the symmetric key, so it is never logged or stored. */
      readonly uri: string
      /** Milliseconds since the epoch. */
      readonly expiresAtMs: number
    }

/** The link of the wallet app that approved a pairing. The relay library opens it again for each request. */
export interface WalletLink {
  /** The wallet's URL without the pairing URI: `metamask://` or `https://wallet.example/`. */
  readonly href: string
  readonly name: string
}

/** Controls pairing over a relay. The connector's `connect` uses the same pairing. */
export interface PairingController {
  get(): Pairing
  subscribe(listener: () => void): Remove
  /** Loads the code of the relay library without opening a socket. */
  preload(): Promise<void>
  /** Starts a pairing, or joins the current one; replaces the code of one that was given up. Resolves with the `wc:` URI. Rejects with a `LatchkeyError`. */
  start(): Promise<string>
  /** Ends the pairing and forgets its link. An existing connection stays. */
  reset(): Promise<void>
  /**
   * Sets the link of the wallet app that the user opened; `undefined` if the user scanned the code. It is stored when the
   * pairing succeeds, so that later requests open the app again.
   */
  rememberLink(link: WalletLink | undefined): void
  /** The stored link of the connected wallet, also after a reload; `undefined` if its code was scanned. */
  openedLink(): WalletLink | undefined
}

/** The argument of `request` (EIP-1193). */
export interface RequestArguments {
  readonly method: string
  readonly params?: unknown
}

/** An EIP-1193 provider. Its requests pass through the request middleware of all plugins before they reach the wallet. */
export interface Eip1193Provider {
  request(args: RequestArguments): Promise<unknown>
  on(event: string, listener: (payload: never) => void): void
  removeListener(event: string, listener: (payload: never) => void): void
}

/** Codes of errors where nothing is broken: the user rejected or has to act in the wallet, or a pairing code expired. */
const notFailures: ReadonlySet<string> = new Set([
  'USER_REJECTED',
  'ATOMIC_UPGRADE_REJECTED',
  'REQUEST_PENDING',
  'WALLET_LOCKED',
  'PAIRING_EXPIRED',
  'SIWX_DECLINED',
])

/**
 * Whether an error is a failure, by its `code`. False if the user rejected (EIP-1193 code 4001), if the wallet is locked or
 * already has a pending request (-32002), and if a pairing code has expired. A view then offers to try again without
 * showing a failure.
 */
export function isFailure(error: unknown): boolean {
  return !(isLatchkeyError(error) && notFailures.has(error.code))
}
