import type { Break } from '../break'

export const made: Break = {
  promise: 'Disconnecting ends the attempt that is under way (R22).',
  file: 'plugins/session/src/disconnect.ts',
  find: '    turns.get(id)?.abandon()\n',
  replace: '',
  caughtBy: { stage: 'unit', file: 'plugins/session/src/model-one-tab.test.ts', test: 'model:' },
}
