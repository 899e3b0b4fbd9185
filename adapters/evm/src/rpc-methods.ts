import type { DeclaredMethod, RpcMethod } from '@latchkey/kernel'
import { eip155Methods, listMethods } from '@latchkey/session/requests'

export type Hex = `0x${string}`
type Fields = Readonly<Record<string, unknown>>

/** EIP-191. */
export const personalSign: RpcMethod<readonly [message: Hex, address: string], unknown> = {
  name: 'personal_sign',
  ...eip155Methods.personal_sign,
}

/** EIP-712. */
export const ethSignTypedData: RpcMethod<readonly [address: string, json: string], unknown> = {
  name: 'eth_signTypedData_v4',
  ...eip155Methods.eth_signTypedData_v4,
}

/** EIP-1474. */
export const ethSendTransaction: RpcMethod<readonly [transaction: Fields], unknown> = {
  name: 'eth_sendTransaction',
  ...eip155Methods.eth_sendTransaction,
}

/** EIP-5792. */
export const walletSendCalls: RpcMethod<readonly [batch: Fields], unknown> = {
  name: 'wallet_sendCalls',
  ...eip155Methods.wallet_sendCalls,
}

/** EIP-5792. */
export const walletGetCallsStatus: RpcMethod<readonly [id: string], unknown> = {
  name: 'wallet_getCallsStatus',
  ...eip155Methods.wallet_getCallsStatus,
}

/** Every method of EVM wallets and nodes that is known by name. Others pass through. */
export const rpcMethods = (): readonly DeclaredMethod[] => listMethods(eip155Methods)
