import type { Break } from '../break'

export const made: Break = {
  promise: 'Coming back to a wallet on Solana never asks the visitor.',
  file: 'adapters/solana/src/connector/wallet-connector.ts',
  find: '{ silent: true }',
  replace: '{ silent: false }',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/solana/src/connector/connect.test.ts',
    test: 'reconnect: is silent, and back where it was',
  },
}
