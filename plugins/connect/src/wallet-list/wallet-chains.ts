import type { ChainNamespace, Network, SessionState, WalletRow } from '@latchkey/session/contract'
import type { Say } from '../copy/use-copy'
import type { WalletListCopyKey } from '../copy/wallet-list-copy'

/** The namespaces of one connector of a wallet. */
export interface WalletChain {
  readonly namespaces: readonly ChainNamespace[]
  /** Its icon stands in the row: the first configured network of these namespaces. */
  readonly network: Network | undefined
  readonly isConnected: boolean
}

type Session = Pick<SessionState, 'connections' | 'networks'>

/** The choices of a wallet with a connector for each chain; equal ones once. */
export function listWalletChains(row: WalletRow, { connections, networks }: Session): readonly WalletChain[] {
  const own = Object.values(connections).filter(({ walletId }) => walletId === row.id)
  const isConnected = (namespace: ChainNamespace): boolean =>
    own.some((one) => one.status === 'connected' && one.networkIds[namespace] !== undefined)
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

/** The namespace's name; its identifier where it has none here. */
export function namespaceName(namespace: ChainNamespace, say: Say<WalletListCopyKey>): string {
  const known = namedNamespaces.find((one) => one === namespace)
  return known === undefined ? namespace : say(`chains.${known}`)
}

/** Such as "EVM Networks" and "Solana". */
export function namespaceNames(
  namespaces: readonly ChainNamespace[],
  say: Say<WalletListCopyKey>,
): readonly string[] {
  return namespaces.map((one) => namespaceName(one, say))
}
