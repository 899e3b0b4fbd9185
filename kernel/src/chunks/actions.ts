/**
 * What a page fetches when it first keeps a change, sends a request or begins a flow, and when it preloads while idle,
 * built as one module (`gatherModules`). Apart from `services`, since a list of wallets sends HTTP requests and keeps nothing yet. Nothing
 * that the package's entry exports is among them.
 */
export * from '../ports/storage-writer'
export * from '../preload-when-idle'
export * from '../router/create-flows'
export * from '../rpc/send-request'
export * from '../store/persist-slice'
