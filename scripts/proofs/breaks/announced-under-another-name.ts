import type { Break } from '../break'

export const made: Break = {
  promise: 'Who announces the provider of a wallet under another name does not replace its own name by that.',
  file: 'adapters/evm/src/discovery/list-wallets.ts',
  find: 'if (names.has(own)) return',
  replace: 'if (names.size > 0) return',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/discovery/announcements.test.ts',
    test: 'announcement: a provider under another rdns too is listed under both',
  },
}
