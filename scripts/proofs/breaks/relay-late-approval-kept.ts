import type { Break } from '../break'

export const made: Break = {
  promise: 'An approval that nobody can have any more is ended in the wallet too.',
  file: 'adapters/walletconnect/src/pairing/create-pairing.ts',
  find: 'if (!code.offer(session)) refuse(session)',
  replace: 'code.offer(session)',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/pairing/pairing.test.ts',
    test: 'pairing: an approval after the end of the code',
  },
}
