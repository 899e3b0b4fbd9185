/** By these the library checks what a wallet tells by itself. */
const checks = ['isValidUpdate', 'isValidExtend', 'isValidEmit', 'isValidPing', 'isValidDisconnect']

/**
 * The library (2.21.8) does not wait for its own checks, so that one that fails would be an unhandled rejection of the
 * host's page: a wallet that changes something and leaves at once is enough. Whoever does wait is told as before.
 */
export function hearOwnChecks({ engine }: { readonly engine: object }): void {
  for (const name of checks) {
    const check: unknown = Reflect.get(engine, name)
    if (typeof check !== 'function') continue
    Reflect.set(engine, name, (...asked: readonly unknown[]): unknown => {
      const checked: unknown = Reflect.apply(check, engine, asked)
      Promise.resolve(checked).catch(() => undefined)
      return checked
    })
  }
}
