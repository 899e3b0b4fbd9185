import type { DeclaredMethod, RpcMethod } from '@latchkey/kernel'
import { eip155Methods, listMethods } from '@latchkey/session/rpc-methods'

export type Hex = `0x${string}`

/** EIP-191. */
export const personalSign: RpcMethod<readonly [message: Hex, address: string], Hex> = {
  name: 'personal_sign',
  ...eip155Methods.personal_sign,
}

/** Every method of EVM wallets and nodes that is known by name. Others pass through. */
export const rpcMethods = (): readonly DeclaredMethod[] => listMethods(eip155Methods)
