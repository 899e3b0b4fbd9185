import type { Translate } from '@latchkey/kernel'
import {
  type Connection,
  foldRdns,
  isConnectionOf,
  type SessionState,
  type WalletRow,
} from '@latchkey/session/contract'
import { safeImageSource } from '@latchkey/ui-primitives/safe-url'
import { connectLabel } from './connect-content'

/** The row with this id, or the only one that claims the rdns: of several, one may be an impostor. */
export function findWallet(rows: readonly WalletRow[], wallet: string): WalletRow | undefined {
  const claimants = rows.filter(({ rdns }) => rdns !== undefined && foldRdns(rdns) === foldRdns(wallet))
  return rows.find(({ id }) => id === wallet) ?? (claimants.length === 1 ? claimants[0] : undefined)
}

/** How the wallet's connections stand: `connected` if one is, `undefined` without any. */
export function walletStatus(
  { connections }: Pick<SessionState, 'connections'>,
  row: WalletRow | undefined,
): Connection['status'] | undefined {
  const own = row && Object.values(connections).filter((one) => isConnectionOf(row, one))
  return own?.find(({ status }) => status === 'connected')?.status ?? own?.[0]?.status
}

export interface WalletContent {
  readonly text: string
  readonly iconUrl: string | undefined
  readonly busy: boolean
  readonly view: 'Account' | 'ConnectingExternal' | 'Connect'
  /** The arguments of `ConnectingExternal`. */
  readonly asked: { readonly walletId: string; readonly name: string } | undefined
}

/** What the button of a wallet shows, and the view that it opens. */
export function walletContent(
  row: WalletRow | undefined,
  status: Connection['status'] | undefined,
  label: string | undefined,
  t: Translate,
): WalletContent {
  const isConnected = status === 'connected'
  return {
    text: row?.name ?? connectLabel(t, label),
    iconUrl: safeImageSource(row?.iconUrl),
    busy: status === 'connecting',
    view: isConnected ? 'Account' : row ? 'ConnectingExternal' : 'Connect',
    asked: row && !isConnected ? { walletId: row.id, name: row.name } : undefined,
  }
}
