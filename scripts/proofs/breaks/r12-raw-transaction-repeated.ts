import type { Break } from '../break'

export const made: Break = {
  promise: 'A raw transaction goes to one server, once.',
  file: 'adapters/evm/src/chain/read-chain.ts',
  find: '!methods[call.method]?.repeatable',
  replace: 'false',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/clients.test.ts',
    test: 'a raw transaction is sent once',
  },
}
