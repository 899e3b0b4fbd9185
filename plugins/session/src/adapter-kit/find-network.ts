import type { PluginContext } from '@latchkey/kernel'
import { type SessionContract, sessionContract } from '../contract'
import type { Network, NetworkId } from '../contract/account'

/** What an adapter looks networks up in. */
export interface KnownNetworks {
  readonly ctx: Pick<PluginContext<never, SessionContract>, 'read'>
  /** Those of the host's options. */
  readonly networks: readonly Network[]
}

/** A network of the adapter's options, or one that was added to the session later. */
export function findNetwork({ ctx, networks }: KnownNetworks, networkId: NetworkId): Network | undefined {
  return [...networks, ...ctx.read(sessionContract).networks].find(({ id }) => id === networkId)
}
