import { LatchkeyError } from '@latchkey/kernel'

// Codes and messages of wallet errors are the same as in `rpc/rpc-errors.ts`, so that one failure always has one text.

/** A wallet returned a malformed value. */
export class WalletResponseError extends LatchkeyError {
  readonly code = 'INVALID_ANSWER'
  override readonly recovery: string | undefined = 'Try again, or use another wallet.'
  /** @param method the RPC method, or the step of a connection */
  constructor(method: string) {
    super('Your wallet gave an answer that makes no sense', { details: { method } })
  }
}

/** A wallet approved a connection without granting an account. */
export class WalletNoAccountError extends LatchkeyError {
  readonly code = 'NO_ACCOUNT'
  override readonly recovery: string | undefined = 'Choose an account in your wallet.'
  constructor() {
    super('Your wallet gave no account')
  }
}

/** A wallet still authorises this page but reports no account: it is locked. */
export class WalletLockedError extends LatchkeyError {
  readonly code = 'WALLET_LOCKED'
  override readonly recovery: string | undefined = 'Unlock your wallet, then try again.'
  constructor() {
    super('Your wallet is locked')
  }
}

/** A wallet did not respond in time to a request that needs no approval. */
export class WalletSilentError extends LatchkeyError {
  readonly code = 'WALLET_SILENT'
  override readonly recovery: string | undefined = 'Open your wallet and look.'
  constructor(method: string) {
    super('Your wallet did not answer in time', { details: { method } })
  }
}

/** The wallet could not add the network, or reported success and stayed on another network. */
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

/** A JSON-RPC error response of a network's RPC server. `rpcCode` is a code of EIP-1474. */
export class ChainRpcError extends LatchkeyError {
  readonly code = 'CHAIN_RPC'
  constructor(
    readonly rpcCode: number,
    /** The server's message, for developers. It is never shown to users. */
    readonly rpcMessage: string,
    readonly rpcData: unknown,
  ) {
    super('The network refused the request', {
      // The provider rejects with code, message and data of the cause.
      cause: { code: rpcCode, message: rpcMessage, data: rpcData },
      details: { rpcCode, rpcMessage },
    })
  }
}

/** A wallet that signs in while it connects signed another text than the page requested. */
export class SignInMismatchError extends LatchkeyError {
  readonly code = 'SIGN_IN_MISMATCH'
  override readonly recovery: string | undefined = 'Try again, or use another wallet.'
  constructor(cause?: unknown) {
    super('Your wallet signed something else than this site asked for', { cause })
  }
}

/** The network has no RPC URLs, and no RPC fallback serves it. */
export class ChainUnservedError extends LatchkeyError {
  readonly code = 'CHAIN_UNSERVED'
  override readonly recovery: string | undefined = 'Choose another network.'
  constructor(networkId: string) {
    super('This page cannot read this network', { details: { networkId } })
  }
}

/** No RPC server of the network could be reached: offline, timeout, or a failed response. */
export class ChainUnreachableError extends LatchkeyError {
  readonly code = 'CHAIN_UNREACHABLE'
  override readonly recovery: string | undefined = 'Check your connection, then try again.'
  constructor(method: string, cause: unknown) {
    super('The network cannot be reached', { cause, details: { method } })
  }
}

/** An RPC server sent a malformed JSON-RPC response, or a result of the wrong type. */
export class ChainResponseError extends LatchkeyError {
  readonly code = 'CHAIN_ANSWER'
  constructor(method: string, cause?: unknown) {
    super('The network gave an answer that cannot be used', { cause, details: { method } })
  }
}

/**
 * Wallets show another amount of a token than the page: its mint multiplies amounts (Token-2022), and the request has no
 * `shownAmount`, or the multiplier has changed since.
 */
export class TokenScaledError extends LatchkeyError {
  readonly code = 'TOKEN_SCALED'
  override readonly recovery: string | undefined =
    'Read your balance again and enter the amount once more. If the site named the amount, choose another token.'
  constructor(mint: string) {
    super('Your wallet shows another amount of this token than this site', { details: { mint } })
  }
}

/** A transaction request is malformed; `details.part` names the invalid field. */
export class TransactionInvalidError extends LatchkeyError {
  readonly code = 'INVALID_TRANSACTION'
  override readonly recovery: string | undefined = 'Check the address and the amount, then try again.'
  constructor(part: 'to' | 'amount' | 'tokenAddress' | 'data' | 'transaction' | 'type') {
    super('This transaction cannot be sent as it is', { details: { part } })
  }
}
