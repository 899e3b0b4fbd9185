import type { Remove } from '../types'
import type { RpcApproval, RpcMethod, RpcTraits } from './rpc-method'

export interface RpcTarget {
  readonly connectionId: string
  /** CAIP-2. */
  readonly networkId: string
}

export interface RpcRequest<Params = unknown> {
  readonly id: string
  readonly method: string
  readonly params: Params
  /** `undefined` when no installed plugin declares the method. */
  readonly approval: RpcApproval | undefined
  readonly target: RpcTarget
  readonly signal: AbortSignal
}

/**
 * Hands a request on. What is repeatable may be handed on again; for everything else, known or not, the second call
 * rejects with `RpcUnhandledError`.
 */
export type RpcNext<Params, Result> = (request: RpcRequest<Params>) => Promise<Result>
export type RpcStep<Params, Result> = (
  request: RpcRequest<Params>,
  next: RpcNext<Params, Result>,
) => Promise<Result>
export type RpcPhase = 'policy' | 'intercept' | 'transport'

export type DeclaredMethod = Pick<RpcTraits, 'approval' | 'repeatable'> & { readonly name: string }

export interface AbortOptions {
  /** Only requests to this connection; without it, to all. */
  readonly connectionId?: string
  /** Requests of this approval go on. */
  readonly except?: 'none'
}

/** A request walks `policy`, `intercept`, `transport`; inside a phase in dependency order. */
export interface RpcChain {
  /** Two plugins may declare one method with the same traits; with others it is a `ConfigurationError`. */
  declare(...methods: readonly DeclaredMethod[]): void
  use(phase: RpcPhase, step: RpcStep<unknown, unknown>): Remove
  /** A step of the `intercept` phase for one method. */
  handle<Params, Result>(method: RpcMethod<Params, Result>, step: RpcStep<Params, Result>): Remove
  /** Rejects with `RpcUnhandledError` when no step responds and `RequestAbortedError` when it is aborted. */
  request<Params, Result>(
    method: RpcMethod<Params, Result>,
    params: Params,
    target: RpcTarget,
  ): Promise<Result>
  /** The same for a name that came from outside, such as an EIP-1193 request. */
  requestByName(name: string, params: unknown, target: RpcTarget): Promise<unknown>
  abortOpenRequests(options?: AbortOptions): void
  /** Fetches what sends requests and keeps changed state, so that the first of either does not wait for it. */
  preload(): Promise<void>
}
