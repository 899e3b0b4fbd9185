import type { Break } from '../break'

export const made: Break = {
  promise: 'No wallet asks the visitor anything without a click, on a new page least of all (R22, R49).',
  file: 'plugins/session/src/connection/reconnect-claimants.ts',
  find: '() => connector.reconnect(',
  replace: '() => connector.connect(',
  caughtBy: { stage: 'unit', file: 'plugins/session/src/model/one-tab-model.test.ts', test: 'model:' },
}
