import type { Break } from '../break'

export const made: Break = {
  promise: 'An installed wallet is not offered again with a code to scan.',
  file: 'plugins/connect/src/wallet-list/list-wallets.ts',
  find: 'namesakeOf(wallet) === undefined',
  replace: 'namesakeOf(wallet) !== null',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/wallet-list/list-directory.test.ts',
    test: 'directory: a wallet that is installed under the same name',
  },
}
