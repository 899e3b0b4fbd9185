import type { Break } from '../break'

export const made: Break = {
  promise: 'A visitor who left before the wallet said yes is not connected by the next page.',
  file: 'plugins/session/src/connect.ts',
  find: 'if (!run.aborted) forgetPending(core)',
  replace: 'if (run.aborted) forgetPending(core)',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/pending-pairing.test.ts',
    test: 'pending: is over when the one who waited leaves',
  },
}
