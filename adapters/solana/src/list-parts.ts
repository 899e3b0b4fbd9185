/** What the list of wallets takes, built as one module (`gatherModules`): what comes later uses it from there. */
export * from './base58'
export * from './connector/read-accounts'
export * from './discovery/list-wallets'
export * from './read-part'
