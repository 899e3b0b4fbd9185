import type { Break } from '../break'

export const made: Break = {
  promise: 'A wallet that did not grant to tell of accounts and networks changes neither.',
  file: 'adapters/walletconnect/src/connection/apply-wallet-event.ts',
  find: 'if (!session.grants[namespaceOf(networkId)]?.events.includes(output.name)) return session',
  replace: '',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/connection/apply-wallet-event.test.ts',
    test: 'with undefined granted',
  },
}
