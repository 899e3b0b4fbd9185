import { LatchkeyError } from '@latchkey/kernel'
import type { ChainNamespace, ConnectionId, NetworkId } from './contract/account'

/** A connection whose wallet failed to revoke its permission, and the namespaces that the connection served. */
export interface FailedConnection {
  readonly connectionId: ConnectionId
  readonly namespaces: readonly ChainNamespace[]
}

/** No listed wallet has this id, or none of its connectors serves the requested namespaces. */
export class WalletNotFoundError extends LatchkeyError {
  readonly code = 'WALLET_NOT_FOUND'
  override readonly recovery: string | undefined = 'Install it, or choose another wallet.'
  constructor(walletId: string) {
    super('This wallet was not found', { details: { walletId } })
  }
}

/** Several listed wallets claim this rdns (EIP-6963), and only one can be the wallet that is meant. None was called. */
export class WalletAmbiguousError extends LatchkeyError {
  readonly code = 'WALLET_AMBIGUOUS'
  override readonly recovery: string | undefined = 'Choose one of them in the list.'
  /** @param walletIds the ids of their rows */
  constructor(rdns: string, walletIds: readonly string[]) {
    super('Several wallets claim to be this one', { details: { rdns, walletIds } })
  }
}

/** The network is not configured. */
export class NetworkNotFoundError extends LatchkeyError {
  readonly code = 'NETWORK_NOT_FOUND'
  override readonly recovery: string | undefined = 'Choose another network.'
  /** @param networkId the input as it was given, even if it is not a network id */
  constructor(networkId: unknown) {
    super('Network not found', { details: { networkId } })
  }
}

/** EIP-1193 code 4901: a transaction or typed data names another network than the wallet is on. */
export class ChainMismatchError extends LatchkeyError {
  readonly code = 'CHAIN_MISMATCH'
  override readonly recovery: string | undefined = 'Switch the network, then try again.'
  readonly rpcCode = 4901
  constructor(requested: unknown, networkId: NetworkId | undefined) {
    super('This request is for another network', {
      details: { requested: String(requested).slice(0, 80), networkId },
    })
  }
}

/** EIP-1193 code 4100: a request names an account that the wallet has not granted to this page. */
export class AccountNotGrantedError extends LatchkeyError {
  readonly code = 'ACCOUNT_NOT_GRANTED'
  override readonly recovery: string | undefined = 'Choose an account that your wallet shares with this site.'
  readonly rpcCode = 4100
  constructor(address: unknown) {
    super('Your wallet does not share this account with this site', {
      details: { address: String(address).slice(0, 128) },
    })
  }
}

/** A guard refused to connect (`details.reason`), for example until the user consents. The wallet was not called. */
export class ConnectRefusedError extends LatchkeyError {
  readonly code = 'CONNECT_REFUSED'
  override readonly recovery: string | undefined = 'Agree to the terms of this site, then try again.'
  constructor(reason: string) {
    super('Not connected yet', { details: { reason } })
  }
}

/** The connection does not have the account, or has no account in the namespace. */
export class AccountNotFoundError extends LatchkeyError {
  readonly code = 'ACCOUNT_NOT_FOUND'
  override readonly recovery: string | undefined = 'Choose an account of this wallet.'
  constructor(wanted: string | undefined) {
    super('This wallet has no such account', { details: { wanted } })
  }
}

/** The host set `enableNetworkSwitch: false`. */
export class NetworkSwitchDisabledError extends LatchkeyError {
  readonly code = 'NETWORK_SWITCH_DISABLED'
  override readonly recovery: string | undefined = 'Switch the network in your wallet.'
  constructor() {
    super('This site does not switch networks')
  }
}

/** The wallet failed to revoke its permission. The connection was removed from the page's state nevertheless. */
export class DisconnectFailedError extends LatchkeyError {
  readonly code = 'DISCONNECT_FAILED'
  override readonly recovery: string | undefined = 'Remove this site in your wallet.'
  constructor(connectionIds: readonly string[], cause: unknown) {
    super('Failed to disconnect', { cause, details: { connectionIds } })
  }
}

/**
 * `disconnect()` without an id: one wallet that serves one namespace failed to revoke its permission. All connections
 * were removed from the page's state nevertheless.
 */
export class DisconnectChainFailedError extends LatchkeyError {
  readonly code = 'DISCONNECT_CHAIN_FAILED'
  override readonly recovery: string | undefined = 'Remove this site in your wallet.'
  constructor(failed: readonly FailedConnection[], cause: unknown) {
    super('Failed to disconnect chain', { cause, details: { failed } })
  }
}

/**
 * `disconnect()` without an id: several wallets, or one wallet with several namespaces, failed to revoke their
 * permission. `cause` has the error of each.
 */
export class DisconnectChainsFailedError extends LatchkeyError {
  readonly code = 'DISCONNECT_CHAINS_FAILED'
  override readonly recovery: string | undefined = 'Remove this site in your wallets.'
  constructor(failed: readonly FailedConnection[], cause: unknown) {
    super('Failed to disconnect chains', { cause, details: { failed } })
  }
}

/** A guard refused to disconnect (`details.reason`), for example while a payment is in progress. The connection stays. */
export class DisconnectRefusedError extends LatchkeyError {
  readonly code = 'DISCONNECT_REFUSED'
  constructor(reason: string) {
    super('Disconnecting is not possible right now', { details: { reason } })
  }
}
