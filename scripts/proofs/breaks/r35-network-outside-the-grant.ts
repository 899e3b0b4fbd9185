import type { Break } from '../break'

export const made: Break = {
  promise: 'A network that a relay session does not grant is not followed.',
  file: 'adapters/walletconnect/src/connection/apply-wallet-event.ts',
  find: 'return isGranted(session, next) ? withNetwork(session, next) : session',
  replace: 'return withNetwork(session, next)',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/connection/apply-wallet-event.test.ts',
    test: 'news: a network, as number, outside the grant',
  },
}
