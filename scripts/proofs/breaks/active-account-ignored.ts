import type { Break } from '../break'

export const made: Break = {
  promise: 'The active account is the one the user chose.',
  file: 'plugins/session/src/contract/active-selectors.ts',
  find: 'own.find(({ address }) => address === selected?.[namespace]) ?? own[0]',
  replace: 'own[0]',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/connection/activate.test.ts',
    test: 'accounts: the chosen one is in use',
  },
}
