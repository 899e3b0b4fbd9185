export interface RequestArguments {
  readonly method: string
  readonly params?: unknown
}

/** EIP-1193, as a host gets it. Every request walks the kernel's request chain. */
export interface Eip1193Provider {
  request(args: RequestArguments): Promise<unknown>
  on(event: string, listener: (payload: never) => void): void
  removeListener(event: string, listener: (payload: never) => void): void
}
