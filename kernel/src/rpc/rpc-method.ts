declare const signature: unique symbol

/** Who must approve: 'none' for what needs no approval, 'user' for what signs, sends in the user's name or grants. */
export type RpcApproval = 'none' | 'user'

/** Traits of a method. Two of them, since sending a signed transaction needs no approval but must happen only once. */
export interface RpcTraits<Params = never, Result = unknown> {
  readonly approval: RpcApproval
  /** Whether sending it twice does no more than sending it once. */
  readonly repeatable: boolean
  readonly [signature]?: (params: Params) => Result
}

/** One value holds a method's name, types and traits, so that no second list can drift from it. */
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
