import type { Break } from '../break'

export const made: Break = {
  promise: 'A session that a closed page never entered is ended in the wallet too.',
  file: 'adapters/walletconnect/src/relay-work.ts',
  find: 'if (topic !== kept && left.includes(topic)) endQuietly(topic)',
  replace: 'if (topic === kept && left.includes(topic)) endQuietly(topic)',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/connection/own-session.test.ts',
    test: 'left over: what a closed page never entered',
  },
}
