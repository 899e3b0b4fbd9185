import type { Break } from '../break'

export const made: Break = {
  promise: 'A wallet that names its account before it answers still answers whoever asked (R22).',
  file: 'plugins/session/src/connection/reconnect.ts',
  find: '  if (core.locks.has(entry.connectorId)) return\n',
  replace: '',
  caughtBy: { stage: 'unit', file: 'plugins/session/src/model/one-tab-model.test.ts', test: 'model:' },
}
