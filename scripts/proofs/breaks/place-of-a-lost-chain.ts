import type { Break } from '../break'

export const made: Break = {
  promise: 'What is active is connected, also when a relay session no longer covers a chain.',
  file: 'plugins/session/src/connection-changes.ts',
  find: '      else delete active[namespace]',
  replace: '',
  caughtBy: { stage: 'unit', file: 'plugins/session/src/several-chains-model.test.ts', test: 'model:' },
}
