import type { Break } from '../break'

export const made: Break = {
  promise: 'A list for one chain asks a relay wallet for that chain only.',
  file: 'plugins/connect/src/pairing/use-pairing-state.ts',
  find: '(namespace === undefined ? undefined : [namespace])',
  replace: '(namespace === undefined ? undefined : undefined)',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/wallet-list/narrowed-list.test.tsx',
    test: 'the relay row of a list for one chain',
  },
}
