import { LatchkeyError } from '@latchkey/kernel'

/** A wallet answered with something that no standard allows. */
export class WalletAnswerError extends LatchkeyError {
  readonly code = 'WALLET_ANSWER'
  override readonly recovery: string | undefined = 'Update the wallet, or choose another one.'
  constructor(method: string) {
    super('The wallet gave an answer that cannot be used', { details: { method } })
  }
}

/** A wallet said yes and shared no account. */
export class WalletNoAccountError extends LatchkeyError {
  readonly code = 'WALLET_NO_ACCOUNT'
  override readonly recovery: string | undefined = 'Unlock the wallet and choose an account.'
  constructor() {
    super('The wallet shared no account')
  }
}

/** A wallet does not answer what it could answer without the visitor. */
export class WalletSilentError extends LatchkeyError {
  readonly code = 'WALLET_SILENT'
  override readonly recovery: string | undefined = 'Open the wallet, then try again.'
  constructor(method: string) {
    super('The wallet does not answer', { details: { method } })
  }
}

/** The wallet could not add the network. */
export class ChainNotSupportedError extends LatchkeyError {
  readonly code = 'CHAIN_NOT_SUPPORTED'
  override readonly recovery: string | undefined = 'Add the network in the wallet, or choose another one.'
  constructor(networkId: string, cause?: unknown) {
    super('Chain is not supported', { cause, details: { networkId } })
  }
}

/** The wallet said that it switched, and did not (R23). */
export class NetworkNotSwitchedError extends LatchkeyError {
  readonly code = 'NETWORK_NOT_SWITCHED'
  override readonly recovery: string | undefined = 'Switch the network in the wallet.'
  constructor(networkId: string) {
    super('The wallet stayed on another network', { details: { networkId } })
  }
}

/** A client was asked for a network that is not configured. */
export class NetworkNotFoundError extends LatchkeyError {
  readonly code = 'NETWORK_NOT_FOUND'
  constructor(networkId: string | undefined) {
    super('Network not found', { details: { networkId } })
  }
}

/** A wallet client was asked for without an EVM connection. */
export class WalletNotConnectedError extends LatchkeyError {
  readonly code = 'WALLET_NOT_CONNECTED'
  override readonly recovery: string | undefined = 'Connect a wallet.'
  constructor(connectionId: string | undefined) {
    super('No wallet is connected', { details: { connectionId } })
  }
}

/** A JSON-RPC error of a network's own server; `rpcCode` is EIP-1474's. */
export class ChainRpcError extends LatchkeyError {
  readonly code = 'CHAIN_RPC'
  constructor(
    readonly rpcCode: number,
    /** As the server wrote it: for developers, never shown. */
    readonly rpcMessage: string,
    readonly rpcData: unknown,
  ) {
    super('The network refused the request', { details: { rpcCode, rpcMessage } })
  }
}

/** A network's server answered with something that is no JSON-RPC answer, or no value of the right kind. */
export class ChainAnswerError extends LatchkeyError {
  readonly code = 'CHAIN_ANSWER'
  constructor(method: string, cause?: unknown) {
    super('The network gave an answer that cannot be used', { cause, details: { method } })
  }
}
