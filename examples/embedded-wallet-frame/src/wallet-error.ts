/** An error that is sent to the host page, with a code of EIP-1193 or JSON-RPC. */
export class WalletError extends Error {
  readonly code: number
  /** The error's `data` member in EIP-1193. */
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const userRejected = (): WalletError => new WalletError(4001, 'The user rejected the request')
export const invalidParams = (message: string): WalletError => new WalletError(-32602, message)
/** EIP-1474: limit exceeded. */
export const limitExceeded = (): WalletError =>
  new WalletError(-32005, 'The page asks too often. Wait a minute, then try again')
export const unsupported = (method: string): WalletError =>
  new WalletError(4200, `The wallet does not support ${method.slice(0, 100)}`)
