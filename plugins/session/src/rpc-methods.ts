import type { DeclaredMethod, RpcApproval, RpcTraits } from '@latchkey/kernel'

type Hex = `0x${string}`
type Fields = Readonly<Record<string, unknown>>
type Block = Hex | 'latest' | 'earliest' | 'pending' | 'safe' | 'finalized'

/** A method that needs no approval. Sending it twice has no effect, so it may be retried. */
const read = <Params, Result>(): RpcTraits<Params, Result> => ({ approval: 'none', repeatable: true })
/** A method that needs no approval but changes something, so it is sent only once. */
const send = <Params, Result>(): RpcTraits<Params, Result> => ({ approval: 'none', repeatable: false })
/** A method that the user has to approve in the wallet. It is sent only once. */
const ask = <Params, Result>(): RpcTraits<Params, Result> => ({ approval: 'user', repeatable: false })

/** JSON-RPC methods of EVM nodes. They need no wallet and no account. */
export const eip155NodeMethods = /* @__PURE__ */ (() => ({
  eth_blobBaseFee: read<readonly [], Hex>(),
  eth_blockNumber: read<readonly [], Hex>(),
  eth_call: read<readonly [call: Fields, block?: Block], Hex>(),
  eth_createAccessList: read<readonly [call: Fields, block?: Block], Fields>(),
  eth_estimateGas: read<readonly [call: Fields, block?: Block], Hex>(),
  eth_feeHistory: read<readonly [count: Hex, newest: Block, percentiles?: readonly number[]], Fields>(),
  eth_gasPrice: read<readonly [], Hex>(),
  eth_getAccount: read<readonly [address: Hex, block?: Block], Fields>(),
  eth_getBalance: read<readonly [address: Hex, block?: Block], Hex>(),
  eth_getBlockByHash: read<readonly [hash: Hex, full: boolean], Fields | null>(),
  eth_getBlockByNumber: read<readonly [block: Block, full: boolean], Fields | null>(),
  eth_getBlockReceipts: read<readonly [block: Block], readonly Fields[] | null>(),
  eth_getBlockTransactionCountByHash: read<readonly [hash: Hex], Hex | null>(),
  eth_getBlockTransactionCountByNumber: read<readonly [block: Block], Hex | null>(),
  eth_getCode: read<readonly [address: Hex, block?: Block], Hex>(),
  eth_getFilterChanges: send<readonly [filter: Hex], readonly unknown[]>(),
  eth_getFilterLogs: read<readonly [filter: Hex], readonly Fields[]>(),
  eth_getLogs: read<readonly [filter: Fields], readonly Fields[]>(),
  eth_getProof: read<readonly [address: Hex, slots: readonly Hex[], block: Block], Fields>(),
  eth_getStorageAt: read<readonly [address: Hex, slot: Hex, block?: Block], Hex>(),
  eth_getTransactionByBlockHashAndIndex: read<readonly [hash: Hex, index: Hex], Fields | null>(),
  eth_getTransactionByBlockNumberAndIndex: read<readonly [block: Block, index: Hex], Fields | null>(),
  eth_getTransactionByHash: read<readonly [hash: Hex], Fields | null>(),
  eth_getTransactionCount: read<readonly [address: Hex, block?: Block], Hex>(),
  eth_getTransactionReceipt: read<readonly [hash: Hex], Fields | null>(),
  eth_getUncleCountByBlockHash: read<readonly [hash: Hex], Hex | null>(),
  eth_getUncleCountByBlockNumber: read<readonly [block: Block], Hex | null>(),
  eth_maxPriorityFeePerGas: read<readonly [], Hex>(),
  eth_newBlockFilter: send<readonly [], Hex>(),
  eth_newFilter: send<readonly [filter: Fields], Hex>(),
  eth_newPendingTransactionFilter: send<readonly [], Hex>(),
  eth_sendRawTransaction: send<readonly [transaction: Hex], Hex>(),
  eth_simulateV1: read<readonly [calls: Fields, block?: Block], readonly Fields[]>(),
  eth_syncing: read<readonly [], Fields | false>(),
  eth_uninstallFilter: send<readonly [filter: Hex], boolean>(),
  net_version: read<readonly [], string>(),
  web3_clientVersion: read<readonly [], string>(),
}))()

/** Methods of EIP-1193 wallets, and all methods of EVM nodes. */
export const eip155Methods = /* @__PURE__ */ (() => ({
  ...eip155NodeMethods,
  eth_accounts: read<readonly [], readonly Hex[]>(),
  eth_chainId: read<readonly [], Hex>(),
  eth_estimateUserOperationGas: read<readonly [operation: Fields, entryPoint: Hex], Fields>(),
  eth_getUserOperationByHash: read<readonly [hash: Hex], Fields | null>(),
  eth_getUserOperationReceipt: read<readonly [hash: Hex], Fields | null>(),
  eth_requestAccounts: ask<readonly [], readonly Hex[]>(),
  eth_sendTransaction: ask<readonly [transaction: Fields], Hex>(),
  eth_sendUserOperation: ask<readonly [operation: Fields, entryPoint: Hex], Hex>(),
  eth_sign: ask<readonly [address: Hex, message: Hex], Hex>(),
  eth_signTransaction: ask<readonly [transaction: Fields], Hex>(),
  eth_signTypedData: ask<readonly unknown[], Hex>(),
  eth_signTypedData_v3: ask<readonly [address: Hex, data: string], Hex>(),
  eth_signTypedData_v4: ask<readonly [address: string, data: string], Hex>(),
  eth_supportedEntryPoints: read<readonly [], readonly Hex[]>(),
  personal_sign: ask<readonly [message: Hex, address: string], Hex>(),
  wallet_addEthereumChain: ask<readonly [chain: Fields], null>(),
  wallet_getAssets: read<readonly [request: Fields], Fields>(),
  wallet_getCallsStatus: read<readonly [id: string], Fields>(),
  wallet_getCapabilities: read<readonly [address: Hex, chainIds?: readonly Hex[]], Fields>(),
  wallet_getPermissions: read<readonly [], readonly Fields[]>(),
  wallet_grantPermissions: ask<readonly [request: Fields], Fields>(),
  wallet_registerOnboarding: ask<readonly [], boolean>(),
  wallet_requestExecutionPermissions: ask<readonly Fields[], readonly Fields[]>(),
  wallet_requestPermissions: ask<readonly [request: Fields], readonly Fields[]>(),
  wallet_revokePermissions: ask<readonly [request: Fields], null>(),
  wallet_scanQRCode: ask<readonly [pattern?: string], string>(),
  wallet_sendCalls: ask<readonly [calls: Fields], Fields | string>(),
  wallet_showCallsStatus: ask<readonly [id: string], null>(),
  wallet_switchEthereumChain: ask<readonly [chain: { readonly chainId: Hex }], null>(),
  wallet_watchAsset: ask<Fields, boolean>(),
}))()

/** JSON-RPC methods of Solana nodes. They need no wallet. */
export const solanaNodeMethods = /* @__PURE__ */ (() => ({
  getAccountInfo: read<readonly unknown[], unknown>(),
  getBalance: read<readonly unknown[], unknown>(),
  getBlock: read<readonly unknown[], unknown>(),
  getBlockHeight: read<readonly unknown[], unknown>(),
  getBlockTime: read<readonly unknown[], unknown>(),
  getEpochInfo: read<readonly unknown[], unknown>(),
  getFeeForMessage: read<readonly unknown[], unknown>(),
  getFirstAvailableBlock: read<readonly unknown[], unknown>(),
  getGenesisHash: read<readonly unknown[], unknown>(),
  getLatestBlockhash: read<readonly unknown[], unknown>(),
  getMinimumBalanceForRentExemption: read<readonly unknown[], unknown>(),
  getMultipleAccounts: read<readonly unknown[], unknown>(),
  getProgramAccounts: read<readonly unknown[], unknown>(),
  getRecentPrioritizationFees: read<readonly unknown[], unknown>(),
  getSignatureStatuses: read<readonly unknown[], unknown>(),
  getSignaturesForAddress: read<readonly unknown[], unknown>(),
  getSlot: read<readonly unknown[], unknown>(),
  getTokenAccountBalance: read<readonly unknown[], unknown>(),
  getTokenAccountsByOwner: read<readonly unknown[], unknown>(),
  getTokenSupply: read<readonly unknown[], unknown>(),
  getTransaction: read<readonly unknown[], unknown>(),
  getTransactionCount: read<readonly unknown[], unknown>(),
  getVersion: read<readonly unknown[], unknown>(),
  isBlockhashValid: read<readonly unknown[], unknown>(),
  sendTransaction: send<readonly unknown[], unknown>(),
  simulateTransaction: read<readonly unknown[], unknown>(),
}))()

/** Methods of Solana wallets over WalletConnect. Messages are base58, transactions base64. */
export const solanaMethods = /* @__PURE__ */ (() => ({
  solana_getAccounts: read<unknown, readonly Fields[]>(),
  solana_requestAccounts: ask<unknown, readonly Fields[]>(),
  solana_signAllTransactions: ask<{ readonly transactions: readonly string[] }, Fields>(),
  solana_signAndSendTransaction: ask<{ readonly transaction: string }, Fields>(),
  solana_signIn: ask<Fields, Fields>(),
  solana_signMessage: ask<{ readonly message: string; readonly pubkey: string }, unknown>(),
  solana_signTransaction: ask<{ readonly transaction: string }, Fields>(),
}))()

/** Methods of wallets over WalletConnect in namespaces without a chain adapter of their own. */
export const otherMethods = /* @__PURE__ */ (() => ({
  getAccountAddresses: read<Fields, readonly Fields[]>(),
  sendTransfer: ask<Fields, Fields>(),
  signMessage: ask<Fields, Fields>(),
  signPsbt: ask<Fields, Fields>(),
  ton_sendMessage: ask<Fields, string>(),
  ton_signData: ask<Fields, Fields>(),
  tron_signMessage: ask<Fields, Fields>(),
  tron_signTransaction: ask<Fields, Fields>(),
}))()

/** Whether the user approves a method in the wallet; `undefined` for a method that is in none of the tables. */
export function approvalOf(method: string): RpcApproval | undefined {
  const known: Readonly<Record<string, { readonly approval: RpcApproval }>>[] = [
    eip155Methods,
    solanaMethods,
    solanaNodeMethods,
    otherMethods,
  ]
  return known.find((table) => Object.hasOwn(table, method))?.[method]?.approval
}

/** Converts a table to the list that `ctx.rpc.declare` takes. Methods that are in no table can be sent nevertheless. */
export function listMethods(
  table: Readonly<Record<string, Omit<DeclaredMethod, 'name'>>>,
): readonly DeclaredMethod[] {
  return Object.entries(table).map(([name, { approval, repeatable }]) => ({ name, approval, repeatable }))
}
