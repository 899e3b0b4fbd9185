import type { Remove } from '../scope'

export interface RpcTarget {
  readonly connectionId: string
  /** CAIP-2. */
  readonly networkId: string
}

export interface RpcRequest<Params = unknown> {
  readonly id: string
  /** Id of the plugin that sends it. What the page sends, by the EIP-1193 provider of a connection, is from `session`. */
  readonly from: string
  readonly method: string
  readonly params: Params
  /** `undefined` when no installed plugin declares the method. */
  readonly approval: RpcApproval | undefined
  readonly target: RpcTarget
  readonly signal: AbortSignal
}

/**
 * Passes a request to the next step. For a repeatable method it may be called again. For any other method, declared or not,
 * a second call rejects with `RpcUnhandledError`.
 */
export type RpcNext<Params, Result> = (request: RpcRequest<Params>) => Promise<Result>
export type RpcStep<Params, Result> = (
  request: RpcRequest<Params>,
  next: RpcNext<Params, Result>,
) => Promise<Result>

export type DeclaredMethod = Pick<RpcTraits, 'approval' | 'repeatable'> & { readonly name: string }

export interface AbortOptions {
  /** Aborts only requests to this connection. Default: requests to all connections. */
  readonly connectionId?: string
  /** Requests with this approval are not aborted. */
  readonly except?: 'none'
}

/**
 * A request passes the steps of all plugins. Those of a plugin come before those of the plugins that it depends on, and the
 * transport comes last.
 */
export interface RpcChain {
  /** Declares a method. Two plugins may declare the same method, but with other traits it throws a `ConfigurationError`. */
  declare(...methods: readonly DeclaredMethod[]): void
  /** Adds a step for all methods. */
  use(step: RpcStep<unknown, unknown>): Remove
  /** Adds a step for one method. */
  handle<Params, Result>(method: RpcMethod<Params, Result>, step: RpcStep<Params, Result>): Remove
  /** Adds what sends requests to wallets: session does. */
  transport(step: RpcStep<unknown, unknown>): Remove
  /** Sends a request. Rejects with `RpcUnhandledError` when no step responds, and with `RequestAbortedError` when aborted. */
  request<Params, Result>(
    method: RpcMethod<Params, Result>,
    params: Params,
    target: RpcTarget,
  ): Promise<Result>
  /** The same for a name that came from outside, such as an EIP-1193 request. */
  requestByName(name: string, params: unknown, target: RpcTarget): Promise<unknown>
  abortOpenRequests(options?: AbortOptions): void
  /** Loads the code that sends requests and persists state, so that the first request does not wait for it. */
  preload(): Promise<void>
}

declare const signature: unique symbol

/** `none`: the method needs no approval. `user`: it signs, sends or grants something, which the user has to approve. */
export type RpcApproval = 'none' | 'user'

/** Traits of a method. They are independent: sending a signed transaction needs no approval, but must not be repeated. */
export interface RpcTraits<Params = never, Result = unknown> {
  readonly approval: RpcApproval
  /** Whether the method is idempotent, so that a request may be sent again. */
  readonly repeatable: boolean
  readonly [signature]?: (params: Params) => Result
}

/** The name, types and traits of an RPC method in one value. */
export interface RpcMethod<Params, Result> extends RpcTraits<Params, Result> {
  readonly name: string
}

/** @__NO_SIDE_EFFECTS__ */
export function defineRpcMethod<Params, Result>(
  name: string,
  { approval, repeatable }: Pick<RpcTraits, 'approval' | 'repeatable'>,
): RpcMethod<Params, Result> {
  return { name, approval, repeatable }
}
