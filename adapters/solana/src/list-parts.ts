/**
 * The modules that the list of wallets needs, built as one module (`gatherModules`); chunks loaded later import them
 * from it.
 */
export * from './base58'
export * from './connector/read-accounts'
export * from './discovery/list-wallets'
export * from './read-part'
