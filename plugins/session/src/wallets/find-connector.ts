// Finds the connector for a wallet id, a connection or a request.
import { untilAborted } from '@latchkey/kernel/async'
import { chainAdapters, connectors, foldRdns, type WalletRow } from '../contract'
import type { ChainNamespace, ConnectionId, NetworkId } from '../contract/account'
import type { Connector } from '../contract/connector'
import { rdnsOfRow } from '../contract/wallet-join'
import { WalletAmbiguousError } from '../errors'
import type { SessionCore } from '../session-core'
import { isSameAnnounced } from './wallet-rows'

/** The connector that is called to connect a wallet, and the namespaces that are requested. */
export interface ConnectorMatch {
  readonly walletId: string
  readonly connector: Connector
  readonly namespaces: readonly ChainNamespace[]
}

/**
 * The best connector for a wallet id, which is the id of a row or of a connector, or an rdns. With requested namespaces: the connector
 * that serves most of them. Without: one that serves the active namespace, else the first. `undefined` if there is no such
 * wallet, or if it serves none of the requested namespaces.
 * @throws WalletAmbiguousError if several rows claim the rdns
 */
export function findConnector(
  core: SessionCore,
  walletId: string,
  requestedNamespaces: readonly ChainNamespace[] | undefined,
): ConnectorMatch | undefined {
  const { ctx } = core
  const { wallets, activeNamespace = '' } = ctx.state.get()
  const listed = ctx.items(connectors)
  const isConnectorId = listed.some(({ id }) => id === walletId)
  const row =
    wallets.find(({ id }) => id === walletId) ??
    (isConnectorId ? undefined : findOnlyClaimant(wallets, walletId))
  const ids = row ? row.connectors.map(({ id }) => id) : [walletId]
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

/** The row that claims the rdns. Any script can claim it, so of several rows none is taken for the wallet. */
function findOnlyClaimant(rows: readonly WalletRow[], rdns: string): WalletRow | undefined {
  const folded = foldRdns(rdns)
  const claimants = rows.filter((row) => rdnsOfRow(row).includes(folded))
  if (claimants.length > 1)
    throw new WalletAmbiguousError(
      rdns,
      claimants.map(({ id }) => id),
    )
  return claimants[0]
}

/**
 * The requested namespaces that a connector serves. If none were requested: those that also have a chain adapter, or all
 * of the connector's namespaces if none has an adapter.
 */
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

/** The id of the row that contains the connector, else the connector's own id. */
export function walletIdOf(core: SessionCore, { id }: Connector): string {
  const { wallets } = core.ctx.state.get()
  return wallets.find((row) => row.connectors.some((traits) => traits.id === id))?.id ?? id
}

/** The preferred network, if it is configured, of the first of these namespaces that has one; the active one is first. */
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

/** The id of a connector's connection: the claimed id if there is one, so that it is the same in every tab and visit. */
export const connectionIdOf = ({ id, claimedId }: Connector): ConnectionId => claimedId ?? id

/** Every connector whose connection would have this id, in the order of the slot. */
export function findClaimants({ ctx }: SessionCore, id: ConnectionId): readonly Connector[] {
  return ctx.items(connectors).filter((connector) => connectionIdOf(connector) === id)
}

/**
 * Whether the connector's provider was also announced under another id. Any script on the page can announce a provider
 * that it has received from an announcement.
 */
export function isAnnouncedTwice({ ctx }: SessionCore, connector: Connector): boolean {
  const id = connectionIdOf(connector)
  return ctx.items(connectors).some((one) => connectionIdOf(one) !== id && isSameAnnounced(one, connector))
}

/** Resolves with the first connector whose connection has this id, once it is listed. Rejects when the signal aborts. */
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
