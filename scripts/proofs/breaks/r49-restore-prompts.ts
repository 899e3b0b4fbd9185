import type { Break } from '../break'

export const made: Break = {
  promise: 'The silent way back asks nothing that a visitor would see.',
  file: 'adapters/evm/src/connector/wallet-connector.ts',
  find: "request('eth_accounts', limits)",
  replace: "request('eth_requestAccounts', limits)",
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/hostile-provider.test.ts',
    test: 'the silent way back ends in truth',
  },
}
