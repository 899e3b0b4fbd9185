import type { Break } from '../break'

export const made: Break = {
  promise: 'The silent way back asks nothing that a visitor would see.',
  file: 'adapters/evm/src/connector/read-connection.ts',
  find: "ask('eth_accounts', how)",
  replace: "ask('eth_requestAccounts', how)",
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/hostile-provider.test.ts',
    test: 'the silent way back ends in truth',
  },
}
