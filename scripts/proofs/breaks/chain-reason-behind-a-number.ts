import type { Break } from '../break'

export const made: Break = {
  promise: 'What a node says of a transaction reaches the page, whatever number stands beside it.',
  file: 'plugins/session/src/rpc/parse-wallet-error.ts',
  find: 'code in chainFailureKinds',
  replace: "code === 'EXECUTION_REVERTED'",
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/rpc/chain-errors.test.ts',
    test: 'is NONCE_TOO_LOW, whatever the number',
  },
}
