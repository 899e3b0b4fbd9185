import type { Break } from '../break'

export const made: Break = {
  promise: 'A wallet that unregisters takes only itself out of the list.',
  file: 'adapters/solana/src/discovery/list-wallets.ts',
  find: '    known.remove()\n',
  replace: '    for (const [one, item] of listed) if (one !== input) item.remove()\n',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/solana/src/discovery/list-wallets.test.ts',
    test: 'wallets: one that leaves takes only itself out of the list',
  },
}
