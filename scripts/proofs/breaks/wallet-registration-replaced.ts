import type { Break } from '../break'

export const made: Break = {
  promise: 'What wallets register with cannot be replaced by the first of them.',
  file: 'adapters/solana/src/watch-wallets.ts',
  find: 'Object.freeze({',
  replace: 'Object.seal({',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/solana/src/discovery/list-wallets.test.ts',
    test: 'wallets: what they register with cannot be replaced for those that come after',
  },
}
