import type { Break } from '../break'

export const made: Break = {
  promise:
    'The relay library is fetched when a pointer or the focus comes to its entry, not after the press.',
  file: 'plugins/connect/src/wallet-list/wallet-list-item-row.tsx',
  find: 'pairing?.preload().catch(() => undefined)',
  replace: '',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/wallet-list/wallet-list-rows.test.tsx',
    test: 'list: relay, the focus on it fetches code ahead',
  },
}
