import type { Break } from '../break'

export const made: Break = {
  promise: 'Registering a listed wallet again gives no power to take it out of the list.',
  file: 'adapters/solana/src/discovery/list-wallets.ts',
  find: 'if (!known?.registrations.delete(registration) || known.registrations.size > 0) return',
  replace: 'if (!known?.registrations.delete(registration)) return',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/solana/src/discovery/list-wallets.test.ts',
    test: 'wallets: whoever registers a listed wallet again cannot take it out of the list',
  },
}
