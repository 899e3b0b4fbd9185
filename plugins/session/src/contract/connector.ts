import type { SlotItem } from '@latchkey/kernel'
import type { Account, ChainNamespace, ConnectionResult, Network, NetworkId } from './account'
import type { PairingController } from './pairing'
import type { SignInProof, SignInRequest } from './sign-in'

/** The part of a connector that may stand in the store: plain data. */
export interface ConnectorTraits {
  readonly id: string
  readonly name: string
  /** How the wallet is reached. */
  readonly kind: 'injected' | 'announced' | 'external' | 'walletConnect' | 'embedded'
  readonly namespaces: readonly ChainNamespace[]
  /** Who asks the user before signing: the wallet, or Latchkey's approvals view. */
  readonly approval: 'wallet' | 'ours'
  /** EIP-6963. For display and grouping; any page script can claim one. */
  readonly rdns?: string
  /** EIP-6963. New on every page; two wallets that give the same one are marked. */
  readonly uuid?: string
  /** A data URI or https address. */
  readonly iconUrl?: string
  /** Wallet-directory id. */
  readonly explorerId?: string
  readonly imageId?: string
}

export interface ConnectRequest {
  readonly namespaces: readonly ChainNamespace[]
  readonly networkId: NetworkId | undefined
  readonly signal: AbortSignal
  /**
   * For a wallet that can sign in within the same step: what it signs, fetched with the first call. `undefined`: connect
   * only. Never rejects. Missing where nobody signs in.
   */
  readonly signIn?: () => Promise<SignInRequest | undefined>
}

export interface ConnectResult extends ConnectionResult {
  /** What accounts signed while they connected; empty where that is not what the page asked for. Not stored. */
  readonly signIn?: readonly SignInProof[]
}

export interface ReconnectRequest extends Omit<ConnectRequest, 'signIn'> {
  /** Those of the last visit. */
  readonly accounts: readonly Account[]
  /**
   * Only where there was no visit yet, and no accounts are named: the page went away while its code was good, and the
   * wallet may approve until then (milliseconds since the epoch). The promise may take as long. `undefined`: no approval.
   */
  readonly pendingUntilMs?: number
}

export interface WalletRequest {
  readonly method: string
  readonly params: unknown
  readonly networkId: NetworkId
  /** The account that signs or sends: the one that the params name, else the active account. */
  readonly address?: string
  readonly signal: AbortSignal
}

/** Receives a wallet's events. */
export interface ConnectorListener {
  /** An empty list means that the wallet withdrew its permission. */
  accountsChanged(accounts: readonly Account[]): void
  networkChanged(networkId: NetworkId): void
  /** The whole connection at once, as relays report it: namespaces, accounts and the wallet's description may differ. */
  sessionChanged?(result: ConnectionResult): void
  disconnected(reason?: unknown): void
}

/** Reaches one wallet by one transport. Requests go to its own provider object, independent of its name or rdns. */
export interface Connector extends SlotItem {
  readonly traits: ConnectorTraits
  /** The provider object itself: two connectors with the same one are the same wallet. */
  readonly identity?: object
  /**
   * What its wallet claims to be, the same on every visit and for every wallet with that claim: `eip6963:io.metamask`.
   * Its connection has this id. Default: the connector's own id.
   */
  readonly claimedId?: string
  /** Relay wallets: the code to scan or open. */
  readonly pairing?: PairingController
  connect(request: ConnectRequest): Promise<ConnectResult>
  /** Silent, never a prompt. `undefined` when the wallet no longer authorises this page. */
  reconnect(request: ReconnectRequest): Promise<ConnectionResult | undefined>
  /** Withdraws the permission where the wallet can. */
  disconnect(): Promise<void>
  /**
   * Resolves once the wallet really is there; adds the network to the wallet where needed. What aborts the signal ends
   * the wait, and no further request is sent: a window that the wallet has opened stays open.
   */
  switchNetwork?(network: Network, signal: AbortSignal): Promise<void>
  request(request: WalletRequest): Promise<unknown>
  subscribe(observer: ConnectorListener, signal: AbortSignal): void
}
