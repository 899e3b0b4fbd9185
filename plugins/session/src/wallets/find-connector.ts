import { type Connector, chainAdapters, connectors } from '../contract'
import type { ChainNamespace, NetworkId } from '../contract/account'
import type { SessionCore } from '../session-core'

/** How a wallet is going to be asked. */
export interface ConnectorMatch {
  readonly walletId: string
  readonly connector: Connector
  readonly namespaces: readonly ChainNamespace[]
}

/** The row a connector belongs to, or its own id when it is in no row. */
export function walletIdOf(core: SessionCore, { id }: Connector): string {
  const { wallets } = core.ctx.state.get()
  return wallets.find((row) => row.connectors.some((traits) => traits.id === id))?.id ?? id
}

/** The best connector of a wallet, or the one that is named, for the namespaces that are wanted. */
export function findConnector(
  core: SessionCore,
  walletId: string,
  wanted: readonly ChainNamespace[] | undefined,
): ConnectorMatch | undefined {
  const { ctx } = core
  const row = ctx.state.get().wallets.find(({ id }) => id === walletId)
  const ids = row ? row.connectors.map(({ id }) => id) : [walletId]
  const listed = ctx.items(connectors)
  const matches = ids.flatMap((id): readonly ConnectorMatch[] => {
    const connector = listed.find((one) => one.id === id)
    const namespaces = connector ? requestableNamespaces(core, connector, wanted) : []
    return connector && namespaces.length > 0
      ? [{ walletId: walletIdOf(core, connector), connector, namespaces }]
      : []
  })
  // The one that serves most of what is wanted; the best of those.
  const mostNamespaces = Math.max(...matches.map(({ namespaces }) => namespaces.length))
  if (wanted) return matches.find(({ namespaces }) => namespaces.length === mostNamespaces)
  const { activeNamespace = '' } = ctx.state.get()
  return matches.find(({ namespaces }) => namespaces.includes(activeNamespace)) ?? matches[0]
}

/** Only what can be used afterwards is asked for; without any adapter, whatever the wallet offers. */
function requestableNamespaces(
  core: SessionCore,
  { traits }: Connector,
  wanted: readonly ChainNamespace[] | undefined,
): readonly ChainNamespace[] {
  if (wanted) return wanted.filter((one) => traits.namespaces.includes(one))
  const served = new Set(core.ctx.items(chainAdapters).map(({ namespace }) => namespace))
  const usable = traits.namespaces.filter((one) => served.has(one))
  return usable.length > 0 ? usable : traits.namespaces
}

/** What the visitor or the host chose before, as long as it is configured. */
export function preferredNetworkId(core: SessionCore, namespaces: readonly string[]): NetworkId | undefined {
  const { activeNamespace, preferredNetworkIds: preferred, networks } = core.ctx.state.get()
  const ordered = [...namespaces].sort(
    (a, b) => Number(b === activeNamespace) - Number(a === activeNamespace),
  )
  return ordered.map((one) => preferred[one]).find((id) => networks.some((network) => network.id === id))
}
