import type { Break } from '../break'

export const made: Break = {
  promise: 'What one wallet says changes no other connection (R22).',
  file: 'plugins/session/src/connection/reducer.ts',
  find: '  const connections = { ...state.connections, [id]: connection }',
  replace: `  const connections = Object.fromEntries(
    Object.entries(state.connections).map(([key, one]) => [key, key === id ? connection : { ...one }]),
  )`,
  caughtBy: { stage: 'unit', file: 'plugins/session/src/model/one-tab-model.test.ts', test: 'model:' },
}
