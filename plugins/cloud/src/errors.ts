/** Two files: the list of wallets fetches the first only. */
export * from './directory-errors'
export * from './service-errors'
