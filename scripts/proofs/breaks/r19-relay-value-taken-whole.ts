import type { Break } from '../break'

export const made: Break = {
  promise: 'A stored session that makes no sense does not reach the relay library.',
  file: 'adapters/walletconnect/src/relay/sdk-storage.ts',
  find: 'all.slice(0, ENTRY_LIMIT).filter((one) => v.is(entry, one))',
  replace: 'all.slice(0, ENTRY_LIMIT)',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/relay/sdk-storage.test.ts',
    test: 'stored: a damaged entry goes',
  },
}
