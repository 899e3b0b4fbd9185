/**
 * What a page fetches when it first keeps a change, sends a request or begins a flow, built as one module (`gatherModules`). Apart from
 * `later-parts`, since a list of wallets asks services and keeps nothing yet. Nothing that the package's entry exports
 * is among them.
 */
export * from './ports/storage-writer'
export * from './router/create-flows'
export * from './rpc/send-request'
export * from './store/persist-slice'
