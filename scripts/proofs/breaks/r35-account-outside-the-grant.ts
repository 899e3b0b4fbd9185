import type { Break } from '../break'

export const made: Break = {
  promise: 'An account that a relay session does not grant is not shown, whoever names it.',
  file: 'adapters/walletconnect/src/connection/entered-session.ts',
  find: 'known.get(said.toLowerCase()) ?? []',
  replace: 'known.get(said.toLowerCase()) ?? said',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/connection/apply-wallet-event.test.ts',
    test: 'news: an account, outside the grant',
  },
}
