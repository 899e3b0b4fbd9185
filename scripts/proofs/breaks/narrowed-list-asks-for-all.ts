import type { Break } from '../break'

export const made: Break = {
  promise: 'A list for one chain asks a relay wallet for that chain only.',
  file: 'plugins/connect/src/components/pairing/use-shown-pairing.ts',
  find: '(namespace === undefined ? undefined : [namespace])',
  replace: '(namespace === undefined ? undefined : undefined)',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/views/narrowed.test.tsx',
    test: 'the relay row of a list for one chain',
  },
}
