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
