import type { NetworkId } from '../../contract'
import type { StartedSession } from '../start-session'
import type { GraphModel } from './graph-model'
import { type GraphWallets, type Id, NAMESPACES, type Namespace } from './graph-wallets'

/** What a step may change. Everything else must stay the same object. */
export interface GraphReach {
  readonly touched: readonly Id[]
  /** Calls of wallets that are not silent: each `id: call`. */
  readonly asked: readonly string[]
  /** Namespaces whose next active connection the documents leave open: another one that serves it, or none. */
  readonly vacant: readonly Namespace[]
  readonly error?: string
  /** Where a request has to arrive. */
  readonly request?: { readonly id: Id; readonly networkId: NetworkId }
}

export interface GraphWorld {
  readonly wallets: GraphWallets
  readonly model: GraphModel
  session: StartedSession
  /** Sends a request to the active connection of a namespace; false when there is none. */
  send(namespace: Namespace): Promise<boolean>
  reload(): Promise<void>
}

export const reach = (touched: readonly Id[], more: Partial<GraphReach> = {}): GraphReach => ({
  touched,
  asked: [],
  vacant: [],
  ...more,
})
export const namespaceOf = (id: NetworkId): Namespace =>
  NAMESPACES.find((one) => id.startsWith(`${one}:`)) ?? 'eip155'
