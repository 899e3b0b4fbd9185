import { defineError } from '@latchkey/kernel'
import type { TransactionTerms } from '@latchkey/session/contract'

// Codes and messages of wallet errors are the same as in `rpc/failure-kinds.ts` of session, so that one failure always has one text.

/** A wallet returned a malformed value. */
export class WalletResponseError extends defineError(
  'INVALID_ANSWER',
  'Your wallet sent an unreadable reply',
  'Try again, or use another wallet.',
) {
  /** @param method the RPC method, or the step of a connection */
  constructor(method: string) {
    super({ details: { method } })
  }
}

/** A wallet approved a connection without granting an account. */
export class WalletNoAccountError extends defineError(
  'NO_ACCOUNT',
  'Your wallet shared no account',
  'Choose an account in your wallet.',
) {}

/** A wallet still authorises this page but reports no account: it is locked. */
export class WalletLockedError extends defineError(
  'WALLET_LOCKED',
  'Your wallet is locked',
  'Unlock your wallet, then try again.',
) {}

/** A wallet did not respond in time to a request that needs no approval. */
export class WalletSilentError extends defineError(
  'WALLET_SILENT',
  'Your wallet didn’t answer in time',
  'Open your wallet and check.',
) {
  constructor(method: string) {
    super({ details: { method } })
  }
}

/** The wallet could not add the network, or reported success and stayed on another network. */
export class SwitchChainFailedError extends defineError(
  'SWITCH_CHAIN_FAILED',
  'Chain is not supported',
  'Add the network in your wallet, or choose another one.',
) {
  constructor(networkId: string, cause?: unknown) {
    super({ cause, details: { networkId } })
  }
}

/** A wallet client was requested without an EVM connection. */
export class WalletNotConnectedError extends defineError(
  'WALLET_NOT_CONNECTED',
  'No wallet is connected',
  'Connect a wallet.',
) {
  override readonly nothingSent = true
  constructor(connectionId: string | undefined) {
    super({ details: { connectionId } })
  }
}

/** A JSON-RPC error response of a network's RPC server. `rpcCode` is a code of EIP-1474. */
export class ChainRpcError extends defineError('CHAIN_RPC', 'The network refused the request') {
  override readonly nothingSent = true
  constructor(
    readonly rpcCode: number,
    /** The server's message, for developers. It is never shown to users. */
    readonly rpcMessage: string,
    readonly rpcData: unknown,
  ) {
    super({
      // The provider rejects with code, message and data of the cause.
      cause: { code: rpcCode, message: rpcMessage, data: rpcData },
      details: { rpcCode, rpcMessage },
    })
  }
}

/** A wallet that signs in while it connects signed another text than the page requested. */
export class SignInMismatchError extends defineError(
  'SIGN_IN_MISMATCH',
  'Your wallet signed something else',
  'Try again, or use another wallet.',
) {}

/** The network has no RPC URLs, and no RPC fallback serves it. */
export class ChainUnservedError extends defineError(
  'CHAIN_UNSERVED',
  'This page can’t read this network',
  'Choose another network.',
) {
  override readonly nothingSent = true
  constructor(networkId: string) {
    super({ details: { networkId } })
  }
}

/** No RPC server of the network could be reached: offline, timeout, or a failed response. */
export class ChainUnreachableError extends defineError(
  'CHAIN_UNREACHABLE',
  'Can’t reach the network',
  'Check your connection, then try again.',
) {
  override readonly nothingSent = true
  constructor(method: string, cause: unknown) {
    super({ cause, details: { method } })
  }
}

/** An RPC server sent a malformed JSON-RPC response, or a result of the wrong type. */
export class ChainResponseError extends defineError('CHAIN_ANSWER', 'The network sent an unreadable reply') {
  override readonly nothingSent = true
  constructor(method: string, cause?: unknown) {
    super({ cause, details: { method } })
  }
}

/**
 * Wallets show another amount of a token than the page: its mint multiplies amounts (Token-2022), and the request has no
 * `shownAmount`, or the multiplier has changed since.
 */
export class TokenScaledError extends defineError(
  'TOKEN_SCALED',
  'Your wallet shows a different amount of this token',
  'Refresh your balance and enter the amount again. If the site set it, choose another token.',
) {
  override readonly nothingSent = true
  constructor(mint: string) {
    super({ details: { mint } })
  }
}

/** A transaction request is malformed; `details.part` names the invalid field. */
export class TransactionInvalidError extends defineError(
  'INVALID_TRANSACTION',
  'This can’t be sent as it is',
  'Check the address and the amount, then try again.',
) {
  override readonly nothingSent = true
  constructor(
    part:
      | 'to'
      | 'amount'
      | 'tokenAddress'
      | 'data'
      | 'transaction'
      | 'type'
      | 'terms'
      | keyof TransactionTerms,
  ) {
    super({ details: { part } })
  }
}
