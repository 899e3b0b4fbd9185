import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'

/** The app of MetaMask on a phone counts as the extension. */
const SAME_RDNS: Readonly<Record<string, string>> = { 'io.metamask.mobile': 'io.metamask' }

const present = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => {
    const lower = text?.toLowerCase()
    return lower ? [SAME_RDNS[lower] ?? lower] : []
  })

/** The relay's own row: whichever wallet scans the code. */
export const isRelay = (row: WalletRow): boolean => row.connectors[0]?.kind === 'walletConnect'

/** What tells which wallet it is. Never its name: anybody can have it. */
export const evidenceOfRow = ({ id, rdns, connectors }: WalletRow): readonly string[] =>
  present([id, rdns, ...connectors.flatMap((one) => [one.rdns, one.explorerId])])
export const evidenceOfWallet = ({ id, rdns }: WalletEntry): readonly string[] => present([id, rdns])

/** What a host may call a wallet that it does not want. */
export const namesOfRow = (row: WalletRow): readonly string[] => [
  ...evidenceOfRow(row),
  ...present([row.name]),
]
export const namesOfWallet = (wallet: WalletEntry): readonly string[] => [
  ...evidenceOfWallet(wallet),
  ...present([wallet.name]),
]

/** Lower-case names of what is left out: what the host wrote, and what the directory knows of those wallets. */
export function excludedNames(
  ids: readonly string[],
  excluded: readonly WalletEntry[],
): (names: readonly string[]) => boolean {
  const all = new Set([...present(ids), ...excluded.flatMap(namesOfWallet)])
  return (names) => names.some((name) => all.has(name))
}

/** Hands out each wallet once. */
export function createOnce(rows: readonly WalletRow[]): (wallets: readonly WalletEntry[]) => WalletEntry[] {
  const seen = new Set(rows.flatMap(evidenceOfRow))
  return (wallets) =>
    wallets.filter((wallet) => {
      const evidence = evidenceOfWallet(wallet)
      const isNew = !evidence.some((one) => seen.has(one))
      if (isNew) for (const one of evidence) seen.add(one)
      return isNew
    })
}
