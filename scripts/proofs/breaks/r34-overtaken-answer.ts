import type { Break } from '../break'

export const made: Break = {
  promise: 'An account that the wallet took back before it had told its chain is not connected.',
  file: 'adapters/evm/src/connector/wallet-connector.ts',
  find: '!hasChanged(changes, accounts, networkId)',
  replace: 'round > 0',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/hostile-provider.test.ts',
    test: 'takes its accounts back between two',
  },
}
