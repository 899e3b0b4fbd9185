import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'
import { evidenceOfRow, evidenceOfWallet } from './known-wallets'
import type { WalletHere } from './listed-wallet'

/**
 * A wallet without a picture of its own has the one the directory knows of it: by its rdns or directory id; one of
 * `window.ethereum`, which has neither, by the name it is listed with. For the eyes only.
 * @param namesakeOf the installed wallet that stands for an entry
 */
export function withDirectoryImage(
  one: WalletHere,
  entries: readonly WalletEntry[],
  namesakeOf: (wallet: WalletEntry) => WalletRow | undefined,
): WalletHere {
  const { row } = one
  if (row.iconUrl !== undefined) return one
  const evidence = evidenceOfRow(row)
  const isLegacy = row.connectors.every(({ kind }) => kind === 'injected')
  const entry =
    entries.find((wallet) => evidenceOfWallet(wallet).some((text) => evidence.includes(text))) ??
    entries.find((wallet) => isLegacy && namesakeOf(wallet) === row)
  const imageId = row.connectors.find((traits) => traits.imageId)?.imageId ?? entry?.imageId
  return imageId === undefined
    ? one
    : { ...one, more: { asksChain: false, tellsChain: false, ...one.more, imageId } }
}
