import { defineError, LatchkeyError } from '@latchkey/kernel'

export {
  ChainResponseError,
  ChainRpcError,
  ChainUnreachableError,
  ChainUnservedError,
  SwitchChainFailedError,
  TokenScaledError,
  TransactionInvalidError,
  WalletNoAccountError,
  WalletResponseError,
  WalletSilentError,
} from '@latchkey/adapter-kit'
export { ChainMismatchError, NetworkNotFoundError } from '@latchkey/session/errors'

// Codes and sentences are those of the session plugin's table, so that users read one text for one failure.

/** 4200: the wallet has no feature for it. */
export class UnsupportedMethodError extends LatchkeyError {
  readonly code = 'UNSUPPORTED_METHOD'
  constructor(wallet: string, method: string) {
    super(`${wallet} cannot do ${method}`, { details: { wallet, method } })
  }
}

/** -32602: a part of a request is invalid. */
export class InvalidParamsError extends LatchkeyError {
  readonly code = 'INVALID_PARAMS'
  constructor(method: string, wrong: string) {
    super(`${method} has no ${wrong} that can be used`, { details: { method, wrong } })
  }
}

/** 4100: the wallet does not share this account with the page. */
export class AccountNotSharedError extends defineError(
  'UNAUTHORIZED',
  'Your wallet doesn’t let this site do that',
  'Connect again and allow it in your wallet.',
) {
  constructor(address: string | undefined) {
    super({ details: { address } })
  }
}
