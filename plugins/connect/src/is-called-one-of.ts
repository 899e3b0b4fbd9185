import type { WalletRow } from '@latchkey/session/contract'

/** By wallet id, directory id, rdns or name; case does not matter. */
export function isCalledOneOf({ id, rdns, name, connectors }: WalletRow, names: readonly string[]): boolean {
  return [id, rdns, name, ...connectors.map(({ explorerId }) => explorerId)].some((known) =>
    names.some((given) => given.toLowerCase() === known?.toLowerCase()),
  )
}
