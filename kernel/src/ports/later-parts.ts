/**
 * What a page fetches when something is first asked of a service, built as one module (`gatherModules`): the parts are
 * small, every plugin uses some of them, and a file for each combination would weigh more than all of them. Nothing that
 * the package's entry exports is among them: esbuild would then carry the whole module in the first bytes.
 */
export * from '../async/retry'
export * from '../async/until-aborted'
export * from './describe-page'
export * from './http-answer-error'
export * from './http-status-error'
export * from './link'
export * from './read-body'
export * from './send-http'
