import type { WalletRow } from '@latchkey/session/contract'
import type { SessionWalletItem, WalletListInput, WalletListItem } from './wallet-list-item'

type Session = Pick<WalletListInput['session'], 'wallets' | 'connections'>

/** Whether the wallet is in this browser: announced or injected. */
export const isInstalled = ({ connectors }: WalletRow): boolean =>
  connectors.some(({ kind }) => kind === 'announced' || kind === 'injected')

/**
 * Whether `listInstalledWallets` is the whole list, as for most users: announced wallets of one namespace, no
 * directory, no two that look alike.
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

/** Session's wallets, recently used first. `listWallets` has all rules. */
export function listInstalledWallets(
  { wallets, connections }: Session,
  recent: readonly { readonly id: string }[],
): readonly SessionWalletItem[] {
  const recentRows = recent.flatMap(({ id }) => wallets.filter((row) => row.id === id))
  return [...recentRows, ...wallets.filter((row) => !recentRows.includes(row))].map((row) => {
    const group = recentRows.includes(row) ? 'recent' : 'injected'
    const isConnected = Object.values(connections).some(
      ({ walletId, status }) => walletId === row.id && status === 'connected',
    )
    return { row, group, tag: isConnected ? 'connected' : group === 'recent' ? group : 'installed' }
  })
}

/** Whether name or rdns contain the query; case and surrounding spaces do not matter. */
export function matchesItem(listed: WalletListItem, query: string): boolean {
  const wallet = 'row' in listed ? listed.row : 'wallet' in listed && listed.wallet
  return wallet && matchesName(wallet, query)
}

export function matchesName(
  { name, rdns }: { readonly name: string; readonly rdns?: string },
  query: string,
): boolean {
  const needle = query.trim().toLocaleLowerCase()
  return [name, rdns].some((text) => text?.toLocaleLowerCase().includes(needle) === true)
}
