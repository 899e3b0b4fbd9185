import type { Break } from '../break'

export const made: Break = {
  promise: 'A visitor who left before the wallet said yes is not connected by the next page.',
  file: 'plugins/session/src/connection/connect.ts',
  find: 'if (!run.aborted) core.update(clearPendingPairing)',
  replace: 'if (run.aborted) core.update(clearPendingPairing)',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/connection/pending-pairing.test.ts',
    test: 'pending: is over when the one who waited leaves',
  },
}
