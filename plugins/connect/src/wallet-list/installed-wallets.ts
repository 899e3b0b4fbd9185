import { isConnectionOf } from '@latchkey/session/contract'
import type { SessionWalletItem, WalletListInput, WalletListItem } from './wallet-list-item'

type Session = Pick<WalletListInput['session'], 'wallets' | 'connections'>

/**
 * Whether `listInstalledWallets` returns the same list as `listWallets`, whose code is then not needed. That is so if there is
 * no directory, and all wallets are announced, of one and the same namespace, and none is a look-alike.
 */
export function hasOnlyAnnounced(
  { wallets }: Session,
  { options, directory }: Pick<WalletListInput['connect'], 'options' | 'directory'>,
): boolean {
  return (
    directory.status === 'absent' &&
    !options.customWallets?.length &&
    !options.connectorTypeOrder?.length &&
    wallets.every(
      ({ connectors: [best], namespaces: [one, another], lookAlike }) =>
        !lookAlike && best?.kind === 'announced' && !another && one === wallets[0]?.namespaces[0],
    )
  )
}

/** Returns session's wallets, recently used ones first. `listWallets` applies the other rules of the list. */
export function listInstalledWallets(
  { wallets, connections }: Session,
  recent: readonly { readonly id: string }[],
): readonly SessionWalletItem[] {
  // A row that had another id when it was used, because another wallet claimed its rdns, is found by its connector.
  const recentRows = new Set(
    recent.flatMap(({ id }) =>
      wallets.filter((row) => isConnectionOf(row, { walletId: id, connectorId: id })),
    ),
  )
  return [...recentRows, ...wallets.filter((row) => !recentRows.has(row))].map((row) => {
    const group = recentRows.has(row) ? 'recent' : 'injected'
    const isConnected = Object.values(connections).some(
      (one) => one.status === 'connected' && isConnectionOf(row, one),
    )
    return { row, group, tag: isConnected ? 'connected' : group === 'recent' ? group : undefined }
  })
}

/** Like `matchesName`, for an item of the list. A placeholder never matches. */
export function matchesItem(item: WalletListItem, query: string): boolean {
  const wallet = 'row' in item ? item.row : 'wallet' in item && item.wallet
  return wallet && matchesName(wallet, query)
}

/** Whether name or rdns contain the query; case and surrounding spaces do not matter. */
export function matchesName(
  { name, rdns }: { readonly name: string; readonly rdns?: string },
  query: string,
): boolean {
  const needle = query.trim().toLowerCase()
  return [name, rdns].some((text) => text?.toLowerCase().includes(needle) === true)
}
