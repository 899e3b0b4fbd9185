import { defineRpcMethod, type RpcMethod, type RpcSafety } from '@latchkey/kernel'

export type Hex = `0x${string}`

/** EIP-191. */
export const personalSign: RpcMethod<readonly [message: Hex, address: string], Hex> =
  /* @__PURE__ */ defineRpcMethod('personal_sign', { safety: 'confirm' })

const confirm =
  'personal_sign eth_signTypedData_v4 eth_sendTransaction eth_requestAccounts wallet_addEthereumChain wallet_switchEthereumChain wallet_watchAsset wallet_sendCalls wallet_showCallsStatus wallet_requestPermissions wallet_revokePermissions wallet_grantPermissions'
const safe =
  'eth_accounts eth_blockNumber eth_call eth_chainId eth_estimateGas eth_feeHistory eth_gasPrice eth_getBalance eth_getBlockByHash eth_getBlockByNumber eth_getCode eth_getLogs eth_getStorageAt eth_getTransactionByHash eth_getTransactionCount eth_getTransactionReceipt eth_maxPriorityFeePerGas eth_sendRawTransaction net_version wallet_getCallsStatus wallet_getCapabilities wallet_getPermissions'

const named = (names: string, safety: RpcSafety): readonly { name: string; safety: RpcSafety }[] =>
  names.split(' ').map((name) => ({ name, safety }))

/** Every method that is known by name, with its safety class. Others pass through. */
export const rpcMethods = (): readonly { readonly name: string; readonly safety: RpcSafety }[] => [
  ...named(confirm, 'confirm'),
  ...named(safe, 'safe'),
]
