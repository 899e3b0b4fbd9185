import type { Break } from '../break'

export const made: Break = {
  promise: 'A signed transaction on Solana goes to one server, once.',
  file: 'plugins/session/src/rpc-methods.ts',
  find: 'sendTransaction: send<',
  replace: 'sendTransaction: read<',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/solana/src/chain/read-balances.test.ts',
    test: 'send: what is sent goes to one server, once',
  },
}
