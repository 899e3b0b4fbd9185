/**
 * The list of wallets as most visitors see it, built as one module (`gatherModules`): what comes later uses its parts
 * from there, and leaves no pieces of its own beside it.
 */
export * from '../components/list-code'
export * from '../components/row-skeletons'
export * from '../components/use-code'
export * from '../components/use-discovery'
export * from '../components/use-first-copy'
export * from '../components/wallet-button'
export * from '../components/wallet-list'
export * from '../components/wallet-picture'
export * from '../components/ways-to-connect'
export * from '../first-copy'
export * from '../order-methods'
export * from '../wallet-list/list-here'
export * from '../wallet-list/matches-query'
export * from './open-list'
