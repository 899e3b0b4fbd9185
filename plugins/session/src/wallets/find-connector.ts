// Which connector a wallet id, a connection or a request means.
import { untilAborted } from '@latchkey/kernel/async'
import { chainAdapters, connectors } from '../contract'
import type { ChainNamespace, ConnectionId, NetworkId } from '../contract/account'
import type { Connector } from '../contract/connector'
import type { SessionCore } from '../session-core'
import { isSameAnnounced } from './wallet-rows'

/** The connector that a wallet is asked through, and what it is asked for. */
export interface ConnectorMatch {
  readonly walletId: string
  readonly connector: Connector
  readonly namespaces: readonly ChainNamespace[]
}

/**
 * The best connector of a wallet: the one that serves most of the requested namespaces, else one that serves the active
 * namespace, else the first. A connector's own id is taken too. `undefined` when none serves what is requested.
 */
export function findConnector(
  core: SessionCore,
  walletId: string,
  requestedNamespaces: readonly ChainNamespace[] | undefined,
): ConnectorMatch | undefined {
  const { ctx } = core
  const { wallets, activeNamespace = '' } = ctx.state.get()
  const row = wallets.find(({ id }) => id === walletId)
  const ids = row ? row.connectors.map(({ id }) => id) : [walletId]
  const listed = ctx.items(connectors)
  const matches = ids.flatMap((id): readonly ConnectorMatch[] => {
    const connector = listed.find((one) => one.id === id)
    const namespaces = connector ? requestableNamespaces(core, connector, requestedNamespaces) : []
    return connector && namespaces.length > 0
      ? [{ walletId: walletIdOf(core, connector), connector, namespaces }]
      : []
  })
  const mostNamespaces = Math.max(...matches.map(({ namespaces }) => namespaces.length))
  if (requestedNamespaces) return matches.find(({ namespaces }) => namespaces.length === mostNamespaces)
  return matches.find(({ namespaces }) => namespaces.includes(activeNamespace)) ?? matches[0]
}

/** Without requested ones: those that an adapter serves, or all of the wallet's when there is no adapter for any. */
function requestableNamespaces(
  core: SessionCore,
  { traits }: Connector,
  requestedNamespaces: readonly ChainNamespace[] | undefined,
): readonly ChainNamespace[] {
  if (requestedNamespaces) return requestedNamespaces.filter((one) => traits.namespaces.includes(one))
  const served = new Set(core.ctx.items(chainAdapters).map(({ namespace }) => namespace))
  const usable = traits.namespaces.filter((one) => served.has(one))
  return usable.length > 0 ? usable : traits.namespaces
}

/** The row that has the connector, else the connector's own id. */
export function walletIdOf(core: SessionCore, { id }: Connector): string {
  const { wallets } = core.ctx.state.get()
  return wallets.find((row) => row.connectors.some((traits) => traits.id === id))?.id ?? id
}

/** The network that the user or the host chose before, as long as it is configured; the active namespace goes first. */
export function preferredNetworkId(
  core: SessionCore,
  namespaces: readonly ChainNamespace[],
): NetworkId | undefined {
  const { activeNamespace, preferredNetworkIds, networks } = core.ctx.state.get()
  const ordered = [...namespaces].sort(
    (a, b) => Number(b === activeNamespace) - Number(a === activeNamespace),
  )
  return ordered
    .map((one) => preferredNetworkIds[one])
    .find((id) => networks.some((network) => network.id === id))
}

/** The id of a connection: what its wallet claims to be, so that it is the same in every tab and on every visit. */
export const connectionIdOf = ({ id, claimedId }: Connector): ConnectionId => claimedId ?? id

/** Every listed connector that claims to be the wallet of a connection, in the order of the slot. */
export function findClaimants({ ctx }: SessionCore, id: ConnectionId): readonly Connector[] {
  return ctx.items(connectors).filter((connector) => connectionIdOf(connector) === id)
}

/** Whether its provider is announced under another id too: a page script can announce a provider it was given. */
export function isAnnouncedTwice({ ctx }: SessionCore, connector: Connector): boolean {
  const id = connectionIdOf(connector)
  return ctx.items(connectors).some((one) => connectionIdOf(one) !== id && isSameAnnounced(one, connector))
}

/** Resolves once a connector that claims this id is listed. Rejects when the signal aborts first. */
export function waitForConnector(
  core: SessionCore,
  id: ConnectionId,
  signal: AbortSignal,
): Promise<Connector> {
  const [listed] = findClaimants(core, id)
  if (listed) return Promise.resolve(listed)
  let unsubscribe = (): void => undefined
  const appears = new Promise<Connector>((resolve) => {
    unsubscribe = core.ctx.onItems(connectors, () => {
      const [connector] = findClaimants(core, id)
      if (connector) resolve(connector)
    })
  })
  return untilAborted(appears, signal).finally(unsubscribe)
}
