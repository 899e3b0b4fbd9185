import type { PluginContext } from '@latchkey/kernel'
import { type SessionContract, sessionContract } from '../contract'
import type { Network, NetworkId } from '../contract/account'

/** The networks that an adapter knows. */
export interface KnownNetworks {
  readonly ctx: Pick<PluginContext<never, SessionContract>, 'read'>
  /** The networks of the adapter's options. */
  readonly networks: readonly Network[]
}

/** A network of the adapter's options, or one that was added with `addNetwork`; `undefined` if there is none. */
export function findNetwork({ ctx, networks }: KnownNetworks, networkId: NetworkId): Network | undefined {
  return [...networks, ...ctx.read(sessionContract).networks].find(({ id }) => id === networkId)
}
