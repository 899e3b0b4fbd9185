import type { NetworkId } from '../../contract'
import type { StartedSession } from '../start-session'
import type { GraphModel } from './graph-model'
import { type GraphWallets, type Id, NAMESPACES, type Namespace } from './graph-wallets'

/** The expected effects of a step. */
export interface GraphEffects {
  /** The connections that may change. All others have to stay the same object. */
  readonly touched: readonly Id[]
  /** The expected calls of wallets, except silent ones, each as `id: call`. */
  readonly calls: readonly string[]
  /** Namespaces whose active connection has ended: any other connection that serves the namespace may become active. */
  readonly vacant: readonly Namespace[]
  readonly error?: string
  /** The wallet and the network to which a request has to be sent. */
  readonly request?: { readonly id: Id; readonly networkId: NetworkId }
}

/** What a random walk with several namespaces runs in. */
export interface GraphSimulation {
  readonly wallets: GraphWallets
  readonly model: GraphModel
  session: StartedSession
  /** Sends a request to the active connection of a namespace; false when there is none. */
  send(namespace: Namespace): Promise<boolean>
  reload(): Promise<void>
}

export const effects = (touched: readonly Id[], more: Partial<GraphEffects> = {}): GraphEffects => ({
  touched,
  calls: [],
  vacant: [],
  ...more,
})
export const namespaceOf = (id: NetworkId): Namespace =>
  NAMESPACES.find((one) => id.startsWith(`${one}:`)) ?? 'eip155'
