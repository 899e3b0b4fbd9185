/** A wallet's own provider object, as far as it was checked. Its responses are untrusted. */
export interface WalletProvider {
  request(args: { readonly method: string; readonly params?: unknown }): unknown
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

/** Any property may be a getter that throws. */
export function isWalletProvider(value: unknown): value is WalletProvider {
  try {
    const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
    return isObject && typeof Reflect.get(value, 'request') === 'function'
  } catch /* control: announcement-getters-trusted */ {
    return false
  }
}
