import type { Clock } from './ports/clock'
import type { HttpRequest } from './ports/ports'
import type { RpcTarget } from './rpc/rpc-chain'

/** `skipped`: a plugin that it depends on has failed. */
export type PluginStatus = 'ready' | 'failed' | 'skipped'

/** A plugin of an observed instance. */
export interface ObservedPlugin {
  readonly id: string
  /** Ids of the plugins that it needs. */
  readonly dependsOn: readonly string[]
  readonly optionalDependsOn: readonly string[]
  /** Names of its views. */
  readonly views: readonly string[]
  /** The options that its factory was given. They hold what the host passed, secrets included. */
  readonly options: object
  /** Its status of the moment, with the error of one that has failed. */
  status(): { readonly status: PluginStatus; readonly error?: unknown }
  /** Its state of the moment, which is immutable. */
  state(): object
}

/** What `observe` of a plugin is told of the instance. */
export interface ObservedInstance {
  /** The option `id` of `createLatchkey`. */
  readonly id: string
  readonly clock: Clock
  /** In the order in which they are set up. */
  readonly plugins: readonly ObservedPlugin[]
}

/** A request that leaves the page: to a wallet by the chain of plugins, or to a service by the port `http`. */
export type ObservedRequest =
  | {
      readonly kind: 'wallet'
      /** Id of the plugin that sends it. */
      readonly from: string
      readonly method: string
      readonly params: unknown
      readonly target: RpcTarget
    }
  | { readonly kind: 'service'; readonly request: HttpRequest }

/** How a request ended. `result` of a service is the body, before it was checked. */
export type ObservedOutcome = { readonly result: unknown } | { readonly error: unknown }

/**
 * Is told of everything that happens in an instance, in order and in the same task. What it throws is reported as a failure of
 * its plugin and changes nothing else.
 */
export interface InstanceObserver {
  /** Called before the listeners of an event. The result is called after them. */
  event(name: string, payload: unknown): () => void
  /** Called after each change of a state. `owner`: the id of a plugin, `kernel:router` or `kernel:language`. */
  commit(owner: string, next: object, previous: object): void
  /** Called when a request begins. The result is called when it has ended. */
  request(request: ObservedRequest): (outcome: ObservedOutcome) => void
}
