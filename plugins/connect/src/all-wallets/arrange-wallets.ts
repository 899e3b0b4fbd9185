import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'
import { evidenceOfRow, evidenceOfWallet } from '../wallet-list/known-wallets'
import { isInstalled } from '../wallet-list/list-here'

/** A wallet of the directory, and the one of this browser that it is. */
export interface ArrangedWallet {
  readonly wallet: WalletEntry
  readonly installed: WalletRow | undefined
}

/**
 * All wallets in the order they are shown: those of this browser first, else as they come. Each id stands once, and
 * what the host brings itself stands for what the directory knows of it.
 */
export function arrangeWallets(
  own: readonly WalletEntry[],
  listed: readonly WalletEntry[],
  rows: readonly WalletRow[],
): readonly ArrangedWallet[] {
  const here = installedBy(rows)
  const ownEvidence = new Set(own.flatMap(evidenceOfWallet))
  // Thousands of wallets, before the first tile is seen: what is compared with nothing is not looked at.
  const others =
    ownEvidence.size === 0
      ? listed
      : listed.filter((wallet) => !evidenceOfWallet(wallet).some((one) => ownEvidence.has(one)))
  const all = uniqueWallets([...own, ...others]).map((wallet) => ({
    wallet,
    installed:
      here.size === 0
        ? undefined
        : evidenceOfWallet(wallet)
            .map((one) => here.get(one))
            .find(Boolean),
  }))
  return [...all.filter(({ installed }) => installed), ...all.filter(({ installed }) => !installed)]
}

/** The first of each id. */
export function uniqueWallets(wallets: readonly WalletEntry[]): readonly WalletEntry[] {
  const byId = new Map<string, WalletEntry>()
  for (const wallet of wallets) if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}

/** Where two claim to be the same wallet nothing is said here: the list shows both, and who made them. */
function installedBy(rows: readonly WalletRow[]): ReadonlyMap<string, WalletRow> {
  const known = rows.filter((row) => !row.lookAlike && isInstalled(row))
  return new Map(known.flatMap((row) => evidenceOfRow(row).map((one) => [one, row] as const)))
}
