import type { Break } from '../break'

export const made: Break = {
  promise:
    'The relay library is fetched when a pointer or the focus comes to its entry, not after the press.',
  file: 'plugins/connect/src/components/listed-wallet-row.tsx',
  find: 'pairing?.preload().catch(() => undefined)',
  replace: '',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/views/wallet-lists.test.tsx',
    test: 'list: relay, the focus on it fetches code ahead',
  },
}
