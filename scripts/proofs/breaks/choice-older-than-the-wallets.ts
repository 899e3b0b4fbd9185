import type { Break } from '../break'

export const made: Break = {
  promise: 'An account that the owner chose in the wallet is newer than the one chosen on the page.',
  file: 'plugins/session/src/connection/accounts.ts',
  find: 'was?.address === own[0]?.address && own.some',
  replace: 'own.some',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/model/several-namespaces-counterexamples.test.ts',
    test: 'model: an account',
  },
}
