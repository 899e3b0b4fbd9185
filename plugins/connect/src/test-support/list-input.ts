import type { WalletEntry } from '@latchkey/cloud/contract'
import type { ConnectOptions, DirectoryState, RecentWallet } from '../contract'
import type { WalletListInput, WalletListItem } from '../wallet-list/wallet-list-item'

export interface InputParts {
  readonly rows?: WalletListInput['session']['wallets']
  readonly connected?: readonly string[]
  readonly options?: ConnectOptions
  readonly recent?: readonly RecentWallet[]
  readonly directory?: Partial<DirectoryState>
  readonly mobile?: boolean
}

/** The state of a directory that has responded without wallets. */
export const readyDirectory: DirectoryState = {
  status: 'ready',
  featured: [],
  recommended: [],
  excluded: [],
  count: 0,
}

/** Returns input for `listWallets`: by default without wallets and directory, on two networks. */
export function listInput(parts: InputParts = {}): WalletListInput {
  const { rows = [], connected = [], options = {}, recent = [], mobile = false } = parts
  const directory = parts.directory
    ? { ...readyDirectory, ...parts.directory }
    : { ...readyDirectory, status: 'absent' as const }
  const connections = connected.map((walletId) => [walletId, { walletId, status: 'connected' }] as const)
  return {
    session: {
      wallets: rows,
      connections: Object.fromEntries(connections),
      networks: [{ id: 'eip155:1' }, { id: 'eip155:8453' }],
    },
    connect: { options, recent, directory },
    environment: { mobile },
  }
}

/** A wallet of the directory that can be opened on a phone. */
export function entry(id: string, more: Partial<WalletEntry> = {}): WalletEntry {
  return { id, name: id.toUpperCase(), mobileLink: `${id}://`, ...more }
}

export const idOf = (one: WalletListItem): string =>
  'row' in one ? one.row.id : 'wallet' in one ? one.wallet.id : `…${one.index}`

/** `group:id` of each row. */
export const summary = (wallets: readonly WalletListItem[]): readonly string[] =>
  wallets.map((one) => `${one.group}:${idOf(one)}`)
