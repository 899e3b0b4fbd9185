/**
 * The code that requests to a wallet share: which networks and accounts they name, what their results and errors mean.
 * Used by the controller of session and by every adapter, and built as one module (`gatherModules`), because their
 * chunks would otherwise share seven small files.
 */
export * from './caip'
export * from './connection/accounts'
export * from './connection/connection-result'
export * from './errors'
export * from './network/to-network-id'
export * from './rpc/error-layers'
export * from './rpc/rpc-errors'
export * from './rpc/wallet-error'
export * from './rpc/wallet-error-code'
export * from './rpc-methods'
