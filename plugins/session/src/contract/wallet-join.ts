import { foldRdns, type WalletRow } from './session-state'

/** A wallet that a directory, or the page, knows. */
export interface KnownWallet {
  readonly name: string
  readonly rdns?: string
}

/** Whether the wallet is installed in this browser: announced, or injected. */
export const isInstalled = ({ connectors }: WalletRow): boolean =>
  connectors.some(({ kind }) => kind === 'announced' || kind === 'injected')

/** Every rdns that a row claims, as they are compared. */
export const rdnsOfRow = ({ rdns, connectors }: WalletRow): readonly string[] =>
  [rdns, ...connectors.map((one) => one.rdns)].flatMap((one) => (one ? [foldRdns(one)] : []))

/**
 * Returns a function that gives the rows of a wallet: those of one name if each namespace has exactly one of them and none is
 * marked as a look-alike, else the row alone. Most wallets announce themselves in each namespace apart, under one name. For
 * display only: a name is no evidence, so each row keeps its own connections and is connected by its own id.
 * @param known wallets that a directory knows. Rows are apart if it knows their name, and another rdns than theirs
 * @example createWalletJoin(state.wallets)(row) // [row, its row on Solana]
 */
export function createWalletJoin(
  rows: readonly WalletRow[],
  known: readonly KnownWallet[] = [],
): (row: WalletRow) => readonly WalletRow[] {
  const byName = new Map<string, WalletRow[]>()
  for (const row of rows.filter(isInstalled)) {
    const name = foldName(row.name)
    const same = byName.get(name)
    if (same) same.push(row)
    else byName.set(name, [row])
  }
  const joined = new Map<WalletRow, readonly WalletRow[]>()
  for (const [name, same] of byName) {
    if (same.length < 2) continue
    const namespaces = same.flatMap((row) => row.namespaces)
    const isOneEach =
      new Set(namespaces).size === namespaces.length && !same.some(({ lookAlike }) => lookAlike)
    const knownRdns = known.flatMap((one) =>
      one.rdns !== undefined && foldName(one.name) === name ? [foldRdns(one.rdns)] : [],
    )
    const claimed = same.flatMap(rdnsOfRow)
    const isKnown = knownRdns.length === 0 || claimed.every((one) => knownRdns.includes(one))
    if (isOneEach && isKnown) for (const row of same) joined.set(row, same)
  }
  return (row) => joined.get(row) ?? [row]
}

/**
 * A wallet's name as it is compared: without regard to case, surrounding and repeated spaces, and the width of letters. For
 * lists only, since a wallet may call itself by another one’s name.
 * @example foldName(' Oak  Wallet') // 'oak wallet'
 */
export const foldName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
