import type { WalletRow } from '@latchkey/session/contract'

/** Leaves out the rows that a host named by wallet id, directory id, rdns or name; case does not matter. */
export function excludeWallets(rows: readonly WalletRow[], names: readonly string[]): readonly WalletRow[] {
  const excluded: readonly (string | undefined)[] = names.map((name) => name.toLowerCase())
  return rows.filter(
    ({ id, rdns, name, connectors }) =>
      ![id, rdns, name, ...connectors.map(({ explorerId }) => explorerId)].some((known) =>
        excluded.includes(known?.toLowerCase()),
      ),
  )
}
