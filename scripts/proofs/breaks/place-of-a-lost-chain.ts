import type { Break } from '../break'

export const made: Break = {
  promise: 'What is active is connected, also when a relay session no longer covers a chain.',
  file: 'plugins/session/src/connection/reducer.ts',
  find: '      else delete active[namespace]',
  replace: '',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/model/several-namespaces-model.test.ts',
    test: 'model:',
  },
}
