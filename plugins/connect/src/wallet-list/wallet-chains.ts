import type { TextOf } from '@latchkey/kernel'
import type { ChainNamespace, Network, SessionState, WalletRow } from '@latchkey/session/contract'
import type { WalletListCopyKey } from '../copy/wallet-list-copy'

/** The namespaces of one connector of a wallet. */
export interface WalletChain {
  readonly namespaces: readonly ChainNamespace[]
  /** The first configured network of these namespaces. The row shows its icon. */
  readonly network: Network | undefined
  readonly isConnected: boolean
}

type Session = Pick<SessionState, 'connections' | 'networks'>

/** Returns the choices of a wallet with several connectors. Connectors with the same namespaces are listed once. */
export function listWalletChains(row: WalletRow, { connections, networks }: Session): readonly WalletChain[] {
  const walletConnections = Object.values(connections).filter(({ walletId }) => walletId === row.id)
  const isConnected = (namespace: ChainNamespace): boolean =>
    walletConnections.some((one) => one.status === 'connected' && one.networkIds[namespace] !== undefined)
  const seen = new Set<string>()
  return row.connectors.flatMap(({ namespaces }) => {
    const name = [...namespaces].sort().join(' ')
    if (seen.has(name)) return []
    seen.add(name)
    return [
      {
        namespaces,
        network: networks.find(({ namespace }) => namespaces.includes(namespace)),
        isConnected: namespaces.every(isConnected),
      },
    ]
  })
}

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

/** Returns the names of namespaces, such as "EVM Networks" and "Solana". */
export function namespaceNames(
  namespaces: readonly ChainNamespace[],
  t: TextOf<WalletListCopyKey>,
): readonly string[] {
  return namespaces.map((one) => namespaceName(one, t))
}
