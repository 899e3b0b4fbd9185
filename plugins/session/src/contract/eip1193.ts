/** The argument of `request` (EIP-1193). */
export interface RequestArguments {
  readonly method: string
  readonly params?: unknown
}

/** An EIP-1193 provider. Its requests pass through the request middleware of all plugins before they reach the wallet. */
export interface Eip1193Provider {
  request(args: RequestArguments): Promise<unknown>
  on(event: string, listener: (payload: never) => void): void
  removeListener(event: string, listener: (payload: never) => void): void
}
