import type { TextOf } from '@latchkey/kernel'
import {
  type ChainNamespace,
  isConnectionOf,
  type SessionState,
  type WalletRow,
} from '@latchkey/session/contract'
import type { WalletListCopyKey } from '../copy/wallet-list-copy'

/** One connector of a wallet, as a choice. */
export interface WalletChain {
  /** The id of its row, and its name there. */
  readonly walletId: string
  readonly name: string
  readonly iconUrl: string | undefined
  /** Its rdns, for a connector that has one (EIP-6963). */
  readonly rdns: string | undefined
  readonly namespaces: readonly ChainNamespace[]
  readonly isConnected: boolean
}

/**
 * Returns the choices of a wallet with several connectors: those of all its rows. Connectors with the same namespaces are
 * listed once; those of the page's namespace come first.
 */
export function listWalletChains(
  rows: readonly WalletRow[],
  {
    connections,
    networks,
    activeNamespace,
  }: Pick<SessionState, 'connections' | 'networks' | 'activeNamespace'>,
): readonly WalletChain[] {
  const page = activeNamespace ?? networks[0]?.namespace
  const seen = new Set<string>()
  return rows
    .flatMap((row) => {
      const own = Object.values(connections).filter((one) => isConnectionOf(row, one))
      const isConnected = (namespace: ChainNamespace): boolean =>
        own.some((one) => one.status === 'connected' && one.networkIds[namespace] !== undefined)
      return row.connectors.flatMap(({ namespaces, iconUrl = row.iconUrl, rdns }): readonly WalletChain[] => {
        const key = [...namespaces].sort().join(' ')
        if (seen.has(key)) return []
        seen.add(key)
        return [
          {
            walletId: row.id,
            name: row.name,
            iconUrl,
            rdns,
            namespaces,
            isConnected: namespaces.every(isConnected),
          },
        ]
      })
    })
    .sort((a, b) => Number(serves(b, page)) - Number(serves(a, page)))
}

const serves = ({ namespaces }: WalletChain, namespace: ChainNamespace | undefined): boolean =>
  namespace !== undefined && namespaces.includes(namespace)

/** Whether no single connector serves all namespaces of the wallet, so that the user has to choose. */
export function needsChainChoice({ connectors, namespaces }: WalletRow): boolean {
  return (
    connectors.length > 1 &&
    !connectors.some((one) => namespaces.every((namespace) => one.namespaces.includes(namespace)))
  )
}

const namedNamespaces = [
  'eip155',
  'solana',
  'polkadot',
  'bip122',
  'cosmos',
  'sui',
  'stacks',
  'ton',
  'tron',
] as const

/** Returns the name of a CAIP-2 namespace in the user's language, or the namespace itself if it has no name. */
export function namespaceName(namespace: ChainNamespace, t: TextOf<WalletListCopyKey>): string {
  const known = namedNamespaces.find((one) => one === namespace)
  return known === undefined ? namespace : t(`chains.${known}`)
}

/** Returns the names of namespaces, such as "Ethereum networks" and "Solana". */
export function namespaceNames(
  namespaces: readonly ChainNamespace[],
  t: TextOf<WalletListCopyKey>,
): readonly string[] {
  return namespaces.map((one) => namespaceName(one, t))
}
