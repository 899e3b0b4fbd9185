import type { Break } from '../break'

export const made: Break = {
  promise: 'What one visitor’s page starts with reaches no other visitor (R21).',
  file: 'kernel/src/hydration.ts',
  find: '{ ...first, ...Object.fromEntries(kept) }',
  replace: 'Object.assign(first, Object.fromEntries(kept))',
  caughtBy: {
    stage: 'unit',
    file: 'kernel/src/server.node.test.ts',
    test: 'server render: ten thousand that',
  },
}
