import type { Break } from '../break'

export const made: Break = {
  promise:
    'The relay library is fetched when a pointer or the focus comes to its entry, not after the press.',
  file: 'plugins/connect/src/pairing/use-start-pairing.ts',
  find: 'pairing?.preload().catch(',
  replace: 'Promise.resolve().catch(',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/wallet-list/wallet-list-rows.test.tsx',
    test: 'list: relay, the focus on it fetches code ahead',
  },
}
