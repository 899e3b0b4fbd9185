declare const signature: unique symbol

/** 'safe' only reads; 'confirm' signs, sends or grants. */
export type RpcSafety = 'safe' | 'confirm'

/** One value holds a method's name, types and safety class, so that no second list can drift from it. */
export interface RpcMethod<Params, Result> {
  readonly name: string
  readonly safety: RpcSafety
  readonly [signature]?: (params: Params) => Result
}

/** @__NO_SIDE_EFFECTS__ */
export function defineRpcMethod<Params, Result>(
  name: string,
  options: { readonly safety: RpcSafety },
): RpcMethod<Params, Result> {
  return { name, safety: options.safety }
}
