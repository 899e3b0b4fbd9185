import { defineError } from '@latchkey/kernel'
import { networkHint } from '@latchkey/session/internal/network-hint'
import type { ChainNamespace, ConnectionId, NetworkId } from './contract/account'

/** A connection whose wallet failed to revoke its permission, and the namespaces that the connection served. */
export interface FailedConnection {
  readonly connectionId: ConnectionId
  readonly namespaces: readonly ChainNamespace[]
}

/** No listed wallet has this id, or none of its connectors serves the requested namespaces. */
export class WalletNotFoundError extends defineError(
  'WALLET_NOT_FOUND',
  'This wallet wasn’t found',
  'Install it, or choose another wallet.',
) {
  constructor(walletId: string) {
    super({ details: { walletId } })
  }
}

/** Several listed wallets claim this rdns (EIP-6963), and only one can be the wallet that is meant. None was called. */
export class WalletAmbiguousError extends defineError(
  'WALLET_AMBIGUOUS',
  'Several wallets claim to be this one',
  'Choose one of them in the list.',
) {
  /** @param walletIds the ids of their rows */
  constructor(rdns: string, walletIds: readonly string[]) {
    super({ details: { rdns, walletIds } })
  }
}

/** The network is not configured. In the development build `details.hint` says what to do about it. */
export class NetworkNotFoundError extends defineError(
  'NETWORK_NOT_FOUND',
  'Network not found',
  'Choose another network.',
) {
  override readonly nothingSent = true
  /** @param networkId the input as it was given, even if it is not a network id */
  constructor(networkId: unknown) {
    super({ details: { networkId, ...networkHint(networkId) } })
  }
}

/** EIP-1193 code 4901: a transaction or typed data names another network than the wallet is on. */
export class ChainMismatchError extends defineError(
  'CHAIN_MISMATCH',
  'This request is for another network',
  'Switch the network, then try again.',
) {
  override readonly nothingSent = true
  readonly rpcCode = 4901
  constructor(requested: unknown, networkId: NetworkId | undefined) {
    super({
      details: { requested: String(requested).slice(0, 80), networkId },
    })
  }
}

/** EIP-1193 code 4100: a request names an account that the wallet has not granted to this page. */
export class AccountNotGrantedError extends defineError(
  'ACCOUNT_NOT_GRANTED',
  'Your wallet doesn’t share this account with this site',
  'Choose an account that your wallet shares with this site.',
) {
  override readonly nothingSent = true
  readonly rpcCode = 4100
  constructor(address: unknown) {
    super({
      details: { address: String(address).slice(0, 128) },
    })
  }
}

/** A guard refused to connect (`details.reason`), for example until the user consents. The wallet was not called. */
export class ConnectRefusedError extends defineError(
  'CONNECT_REFUSED',
  'Not connected yet',
  'Agree to the terms of this site, then try again.',
) {
  constructor(reason: string) {
    super({ details: { reason } })
  }
}

/** The connection does not have the account, or has no account in the namespace. */
export class AccountNotFoundError extends defineError(
  'ACCOUNT_NOT_FOUND',
  'This wallet has no such account',
  'Choose an account of this wallet.',
) {
  constructor(wanted: string | undefined) {
    super({ details: { wanted } })
  }
}

/** The host set `enableNetworkSwitch: false`. */
export class NetworkSwitchDisabledError extends defineError(
  'NETWORK_SWITCH_DISABLED',
  'This site doesn’t switch networks',
  'Switch the network in your wallet.',
) {}

/** The wallet failed to revoke its permission. The connection was removed from the page's state nevertheless. */
export class DisconnectFailedError extends defineError(
  'DISCONNECT_FAILED',
  'Failed to disconnect',
  'Remove this site in your wallet.',
) {
  constructor(connectionIds: readonly string[], cause: unknown) {
    super({ cause, details: { connectionIds } })
  }
}

/**
 * `disconnect()` without an id: one wallet that serves one namespace failed to revoke its permission. All connections
 * were removed from the page's state nevertheless.
 */
export class DisconnectChainFailedError extends defineError(
  'DISCONNECT_CHAIN_FAILED',
  'Failed to disconnect chain',
  'Remove this site in your wallet.',
) {
  constructor(failed: readonly FailedConnection[], cause: unknown) {
    super({ cause, details: { failed } })
  }
}

/**
 * `disconnect()` without an id: several wallets, or one wallet with several namespaces, failed to revoke their
 * permission. `cause` has the error of each.
 */
export class DisconnectChainsFailedError extends defineError(
  'DISCONNECT_CHAINS_FAILED',
  'Failed to disconnect chains',
  'Remove this site in your wallets.',
) {
  constructor(failed: readonly FailedConnection[], cause: unknown) {
    super({ cause, details: { failed } })
  }
}

/** A guard refused to disconnect (`details.reason`), for example while a payment is in progress. The connection stays. */
export class DisconnectRefusedError extends defineError('DISCONNECT_REFUSED', 'Can’t disconnect right now') {
  constructor(reason: string) {
    super({ details: { reason } })
  }
}
