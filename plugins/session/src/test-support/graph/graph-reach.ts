import type { NetworkId } from '../../contract'
import type { StartedSession } from '../start-session'
import type { GraphModel } from './graph-model'
import { type GraphWallets, type Id, NAMESPACES, type Namespace } from './graph-wallets'

/** What a step may touch. Everything else must stay as it was, to the very object. */
export interface GraphReach {
  readonly touched: readonly Id[]
  /** What wallets were asked, besides silently: each `id: call`. */
  readonly asked: readonly string[]
  /** Places whose heir the documents leave open: another one that serves the namespace, or nobody. */
  readonly vacant: readonly Namespace[]
  readonly error?: string
  /** Where a request has to arrive. */
  readonly request?: { readonly id: Id; readonly networkId: NetworkId }
}

export interface GraphWorld {
  readonly wallets: GraphWallets
  readonly model: GraphModel
  session: StartedSession
  /** Sends a request to whatever is active in a namespace; false when nothing is. */
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
