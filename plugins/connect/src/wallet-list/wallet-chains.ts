import type { ChainNamespace, Network, SessionState, WalletRow } from '@latchkey/session/contract'
import type { Say } from '../copy/use-copy'
import type { WalletListCopyKey } from '../copy/wallet-list-copy'

/** One way to a wallet, and what it leads to. */
export interface WalletChain {
  readonly namespaces: readonly ChainNamespace[]
  /** Stands for them in a row: the first network of the page there. */
  readonly network: Network | undefined
  readonly isConnected: boolean
}

type Session = Pick<SessionState, 'connections' | 'networks'>

/** What a wallet with a connector for each chain can be asked for; each once. */
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

/** Whether no single way leads to everything this wallet can do, so that a visitor has to say which. */
export function needsChainChoice({ connectors, namespaces }: WalletRow): boolean {
  return (
    connectors.length > 1 &&
    !connectors.some((one) => namespaces.every((namespace) => one.namespaces.includes(namespace)))
  )
}

const named = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks', 'ton', 'tron'] as const

/** What a kind of chain is called; its identifier where it has no name here. */
export function namespaceName(namespace: ChainNamespace, say: Say<WalletListCopyKey>): string {
  const known = named.find((one) => one === namespace)
  return known === undefined ? namespace : say(`chains.${known}`)
}

/** "EVM Networks and Solana" */
export function namespaceNames(
  namespaces: readonly ChainNamespace[],
  say: Say<WalletListCopyKey>,
  locale: string | undefined,
): string {
  const names = namespaces.map((one) => namespaceName(one, say))
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
