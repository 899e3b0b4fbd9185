import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'
import { evidenceOfRow, evidenceOfWallet } from '../wallet-list/known-wallets'
import { isInstalled } from '../wallet-list/list-here'
import { installedNamesakes } from '../wallet-list/same-name'

/** A wallet of the directory, and the one of this browser that it is. */
export interface ArrangedWallet {
  /** Where an installed wallet of the same name stands for it: what that says of itself. */
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
  const known = rows.filter((row) => !row.lookAlike && isInstalled(row))
  const here = installedBy(known)
  const namesakeOf = installedNamesakes(known)
  const ownEvidence = new Set(own.flatMap(evidenceOfWallet))
  // Thousands of wallets, before the first tile is seen: what is compared with nothing is not looked at.
  const others =
    ownEvidence.size === 0
      ? listed
      : listed.filter((wallet) => !evidenceOfWallet(wallet).some((one) => ownEvidence.has(one)))
  const arrange = (wallet: WalletEntry): ArrangedWallet => {
    if (here.size === 0) return { wallet, installed: undefined }
    const installed = evidenceOfWallet(wallet)
      .map((one) => here.get(one))
      .find(Boolean)
    if (installed) return { wallet, installed }
    // The host's own stand as the host wrote them.
    const namesake = own.includes(wallet) ? undefined : namesakeOf(wallet)
    return namesake ? { wallet: asItIs(wallet.id, namesake), installed: namesake } : { wallet, installed }
  }
  const all = uniqueWallets([...own, ...others]).map(arrange)
  return [...all.filter(({ installed }) => installed), ...all.filter(({ installed }) => !installed)]
}

/** The tile leads to the installed wallet, so it shows that one's own name and picture and none of the directory's. */
const asItIs = (id: string, { name, iconUrl }: WalletRow): WalletEntry => ({
  id,
  name,
  ...(iconUrl === undefined ? {} : { iconUrl }),
})

/** The first of each id. */
export function uniqueWallets(wallets: readonly WalletEntry[]): readonly WalletEntry[] {
  const byId = new Map<string, WalletEntry>()
  for (const wallet of wallets) if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}

/** Where two claim to be the same wallet nothing is said here: the list shows both, and who made them. */
function installedBy(known: readonly WalletRow[]): ReadonlyMap<string, WalletRow> {
  return new Map(known.flatMap((row) => evidenceOfRow(row).map((one) => [one, row] as const)))
}
