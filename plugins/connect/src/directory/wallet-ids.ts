import { foldRdns, type WalletRow } from '@latchkey/session/contract'

/** Whether a text of `excludeWalletIds` is a directory id, not an rdns or a name. */
export const isDirectoryId = (name: string): boolean => !/[\s.,]/.test(name)

/** Returns the ids as they are compared (`foldRdns`), and leaves out missing ones. */
export const normalizeIds = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => (text ? [foldRdns(text)] : []))

/** Whether one of these ids is the wallet's id, directory id, rdns or name; case does not matter. */
export function matchesAnyId({ id, rdns, name, connectors }: WalletRow, names: readonly string[]): boolean {
  const given = normalizeIds(names)
  const known = [id, rdns, name, ...connectors.flatMap((one) => [one.rdns, one.explorerId])]
  return normalizeIds(known).some((one) => given.includes(one))
}
