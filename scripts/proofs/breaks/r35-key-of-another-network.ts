import type { Break } from '../break'

export const made: Break = {
  promise: 'What a relay wallet grants under the name of one network grants nothing on another.',
  file: 'adapters/walletconnect/src/connection/read-session.ts',
  find: 'key === namespace ? one.namespace === namespace : key === olderId',
  replace: 'one.namespace === namespace || key === olderId',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/connection/apply-wallet-event.test.ts',
    test: 'news: an update under the name of one network grants nothing on another',
  },
}
