import { LatchkeyError } from '@latchkey/kernel'

// Codes and messages about wallets are those of `rpc/rpc-errors.ts`, so that users read one text for one error.

/** A wallet returned a value that no standard allows. */
export class WalletResponseError extends LatchkeyError {
  readonly code = 'INVALID_ANSWER'
  override readonly recovery: string | undefined = 'Try again, or use another wallet.'
  /** @param method the RPC method, or the step of a connection */
  constructor(method: string) {
    super('Your wallet gave an answer that makes no sense', { details: { method } })
  }
}

/** A wallet approved and shared no account. */
export class WalletNoAccountError extends LatchkeyError {
  readonly code = 'NO_ACCOUNT'
  override readonly recovery: string | undefined = 'Choose an account in your wallet.'
  constructor() {
    super('Your wallet gave no account')
  }
}

/** A wallet still allows this page and shares no account: it is locked. */
export class WalletLockedError extends LatchkeyError {
  readonly code = 'WALLET_LOCKED'
  override readonly recovery: string | undefined = 'Unlock your wallet, then try again.'
  constructor() {
    super('Your wallet is locked')
  }
}

/** A wallet does not respond to a request that needs no approval. */
export class WalletSilentError extends LatchkeyError {
  readonly code = 'WALLET_SILENT'
  override readonly recovery: string | undefined = 'Open your wallet and look.'
  constructor(method: string) {
    super('Your wallet did not answer in time', { details: { method } })
  }
}

/** The wallet could not add the network, or reported a switch and stayed on another one. */
export class SwitchChainFailedError extends LatchkeyError {
  readonly code = 'SWITCH_CHAIN_FAILED'
  override readonly recovery: string | undefined = 'Add the network in your wallet, or choose another one.'
  constructor(networkId: string, cause?: unknown) {
    super('Chain is not supported', { cause, details: { networkId } })
  }
}

/** A wallet client was requested without an EVM connection. */
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
    /** The server's message: for developers, never displayed. */
    readonly rpcMessage: string,
    readonly rpcData: unknown,
  ) {
    super('The network refused the request', {
      // What callers of an EIP-1193 provider get.
      cause: { code: rpcCode, message: rpcMessage, data: rpcData },
      details: { rpcCode, rpcMessage },
    })
  }
}

/** A wallet that signs in while it connects has signed another text than this page asked for. */
export class SignInMismatchError extends LatchkeyError {
  readonly code = 'SIGN_IN_MISMATCH'
  override readonly recovery: string | undefined = 'Try again, or use another wallet.'
  constructor(cause?: unknown) {
    super('Your wallet signed something else than this site asked for', { cause })
  }
}

/** A network without RPC URLs, and without a fallback that serves it. */
export class ChainUnservedError extends LatchkeyError {
  readonly code = 'CHAIN_UNSERVED'
  override readonly recovery: string | undefined = 'Choose another network.'
  constructor(networkId: string) {
    super('This page cannot read this network', { details: { networkId } })
  }
}

/** No server of a network could be reached: offline, timed out, or no readable response. */
export class ChainUnreachableError extends LatchkeyError {
  readonly code = 'CHAIN_UNREACHABLE'
  override readonly recovery: string | undefined = 'Check your connection, then try again.'
  constructor(method: string, cause: unknown) {
    super('The network cannot be reached', { cause, details: { method } })
  }
}

/** A network's server sent no valid JSON-RPC response, or a result of the wrong type. */
export class ChainResponseError extends LatchkeyError {
  readonly code = 'CHAIN_ANSWER'
  constructor(method: string, cause?: unknown) {
    super('The network gave an answer that cannot be used', { cause, details: { method } })
  }
}

/** A transaction request has a part that no network takes: an address, an amount, or its kind. */
export class TransactionInvalidError extends LatchkeyError {
  readonly code = 'INVALID_TRANSACTION'
  override readonly recovery: string | undefined = 'Check the address and the amount, then try again.'
  constructor(part: 'to' | 'amount' | 'tokenAddress' | 'data' | 'transaction' | 'type') {
    super('This transaction cannot be sent as it is', { details: { part } })
  }
}
