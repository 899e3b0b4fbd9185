import type { Break } from '../break'

export const made: Break = {
  promise: 'What a node says of a transaction reaches the page, whatever number stands beside it.',
  file: 'plugins/session/src/read-failure.ts',
  find: 'code in chainFailureKinds',
  replace: "code === 'EXECUTION_REVERTED'",
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/chain-errors.test.ts',
    test: 'is NONCE_TOO_LOW, whatever the number',
  },
}
