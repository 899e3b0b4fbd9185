import type { Break } from '../break'

export const made: Break = {
  promise: 'A signed transaction on Solana goes to one server, once.',
  file: 'adapters/solana/src/chain/read-chain.ts',
  find: "new Set(['sendTransaction', ",
  replace: 'new Set([',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/solana/src/chain/read-balances.test.ts',
    test: 'send: what is sent goes to one server, once',
  },
}
