import type { ChainNamespace } from './account'
import { type Connector, chainAdapters, connectors } from './contract'
import type { SessionCore } from './session-core'

/** How a wallet is going to be asked. */
export interface Way {
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
export function findWay(
  core: SessionCore,
  walletId: string,
  wanted: readonly ChainNamespace[] | undefined,
): Way | undefined {
  const { ctx } = core
  const row = ctx.state.get().wallets.find(({ id }) => id === walletId)
  const ids = row ? row.connectors.map(({ id }) => id) : [walletId]
  const listed = ctx.items(connectors)
  for (const id of ids) {
    const connector = listed.find((one) => one.id === id)
    const namespaces = connector && namespacesFor(core, connector, wanted)
    if (connector && namespaces?.length)
      return { walletId: walletIdOf(core, connector), connector, namespaces }
  }
  return undefined
}

/** Only what can be used afterwards is asked for; without any adapter, whatever the wallet offers. */
function namespacesFor(
  core: SessionCore,
  { traits }: Connector,
  wanted: readonly ChainNamespace[] | undefined,
): readonly ChainNamespace[] {
  if (wanted) return wanted.filter((one) => traits.namespaces.includes(one))
  const served = new Set(core.ctx.items(chainAdapters).map(({ namespace }) => namespace))
  const usable = traits.namespaces.filter((one) => served.has(one))
  return usable.length > 0 ? usable : traits.namespaces
}
