import type { Break } from '../break'

export const made: Break = {
  promise: 'A session that a closed page never entered is ended in the wallet too.',
  file: 'adapters/walletconnect/src/connection/end-sessions.ts',
  find: 'topic !== kept && left.includes(topic)',
  replace: 'topic === kept && left.includes(topic)',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/connection/session-notes.test.ts',
    test: 'left over: what a closed page never entered',
  },
}
