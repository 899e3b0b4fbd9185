import type { Break } from '../break'

export const made: Break = {
  promise: 'Asked for one chain, a wallet of several leaves the others to the wallets in use there.',
  file: 'plugins/session/src/connection/reducer.ts',
  find: '(requested?.includes(one) ?? true)',
  replace: '(requested?.includes(one) || true)',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/connection/several-namespaces.test.ts',
    test: 'asked for one chain, a wallet of several',
  },
}
