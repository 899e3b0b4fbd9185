import type { Break } from '../break'

export const made: Break = {
  promise: 'A code that has expired is not shown as if it could be scanned.',
  file: 'plugins/connect/src/pairing/use-pairing-state.ts',
  find: "isExpired ? { phase: 'expired' }",
  replace: "false ? { phase: 'expired' }",
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/pairing/pairing-view.test.tsx',
    test: 'pairing: a code that has expired fades',
  },
}
