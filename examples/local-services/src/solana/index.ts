// Solana alone, for tests that need no other service: `@latchkey-examples/local-services/solana`.
export { solanaDevAccounts } from './solana-accounts'
export { type RunningSolana, startSolana } from './start-solana'
