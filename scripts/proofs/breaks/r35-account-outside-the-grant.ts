import type { Break } from '../break'

export const made: Break = {
  promise: 'An account that a relay session does not grant is not shown, whoever names it.',
  file: 'adapters/walletconnect/src/connection/live-session.ts',
  find: 'known.get(said.toLowerCase()) ?? []',
  replace: 'known.get(said.toLowerCase()) ?? said',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/connection/hear-news.test.ts',
    test: 'news: an account, outside the grant',
  },
}
