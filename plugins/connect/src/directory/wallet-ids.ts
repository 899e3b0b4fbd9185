import type { WalletRow } from '@latchkey/session/contract'

/** A host may also name wallets by rdns or name; the directory knows ids. */
export const isDirectoryId = (name: string): boolean => !/[\s.,]/.test(name)

/** By wallet id, directory id, rdns or name; case does not matter. */
export function matchesAnyId({ id, rdns, name, connectors }: WalletRow, names: readonly string[]): boolean {
  return [id, rdns, name, ...connectors.map(({ explorerId }) => explorerId)].some((known) =>
    names.some((given) => given.toLowerCase() === known?.toLowerCase()),
  )
}
