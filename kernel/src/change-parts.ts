/**
 * What a page fetches when it first keeps a change or sends a request, built as one module (`gatherModules`). Apart from
 * `later-parts`, since a list of wallets asks services and keeps nothing yet. Nothing that the package's entry exports
 * is among them.
 */
export * from './ports/storage-writer'
export * from './rpc/send-request'
export * from './store/persist-slice'
