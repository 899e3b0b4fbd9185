import type { Break } from '../break'

export const made: Break = {
  promise: 'What is left in one tab is left in the other (R22).',
  file: 'plugins/session/src/connection/reconnect.ts',
  find: "      endConnection(core, id, 'tab', true)\n",
  replace: '',
  caughtBy: { stage: 'unit', file: 'plugins/session/src/model/two-tabs-model.test.ts', test: 'model:' },
}
