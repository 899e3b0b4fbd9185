import type { Break } from '../break'

export const made: Break = {
  promise: 'Disconnecting ends the attempt that is under way (R22).',
  file: 'plugins/session/src/connection/disconnect.ts',
  find: '    locks.get(id)?.cancel()\n',
  replace: '',
  caughtBy: { stage: 'unit', file: 'plugins/session/src/model/one-tab-model.test.ts', test: 'model:' },
}
