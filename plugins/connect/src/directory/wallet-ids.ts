import type { WalletRow } from '@latchkey/session/contract'

/** Whether a text of `excludeWalletIds` is a directory id, not an rdns or a name. */
export const isDirectoryId = (name: string): boolean => !/[\s.,]/.test(name)

/** Whether one of these ids is the wallet's id, directory id, rdns or name; case does not matter. */
export function matchesAnyId({ id, rdns, name, connectors }: WalletRow, names: readonly string[]): boolean {
  return [id, rdns, name, ...connectors.map(({ explorerId }) => explorerId)].some((known) =>
    names.some((given) => given.toLowerCase() === known?.toLowerCase()),
  )
}
