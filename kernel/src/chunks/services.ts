/**
 * What a page fetches when it first uses a service (HTTP, queries, the page's description), built as one module (`gatherModules`):
 * the parts are small, every plugin uses some of them, and a file for each combination would weigh more than all of
 * them. Nothing that the package's entry exports is among them: esbuild would then carry the whole module in the first
 * bytes.
 */

export * from '../async/retry'
export * from '../async/signals'
export * from '../ports/page'
export * from '../ports/safe-url'
export * from '../ports/send-http'
export * from '../queries/query-entry'
