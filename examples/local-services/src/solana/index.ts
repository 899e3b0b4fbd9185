// `@latchkey-examples/local-services/solana`: Solana without the other services, for tests.
export { solanaDevAccounts } from './solana-accounts'
export { type RunningSolana, startSolana } from './start-solana'
