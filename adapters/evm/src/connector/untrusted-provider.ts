/** A wallet's own EIP-1193 provider, of which only `request` was checked. Its responses are untrusted. */
export interface UntrustedProvider {
  request(args: { readonly method: string; readonly params?: unknown }): unknown
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

/** Whether the value has a `request` function. Never throws, although any property may be a throwing getter. */
export function isUntrustedProvider(value: unknown): value is UntrustedProvider {
  try {
    const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
    return isObject && typeof Reflect.get(value, 'request') === 'function'
  } catch {
    return false
  }
}
