import type { Break } from '../break'

export const made: Break = {
  promise: 'No entry of the directory hides a wallet that is here by calling itself like it.',
  file: 'plugins/connect/src/wallet-list/wallet-filter.ts',
  find: 'excluded.flatMap(evidenceOfWallet)])',
  replace: 'excluded.flatMap((one) => [...evidenceOfWallet(one), one.name.toLowerCase()])])',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/wallet-list/list-wallets.test.ts',
    test: 'excluded: an entry that calls itself like a wallet that is here',
  },
}
