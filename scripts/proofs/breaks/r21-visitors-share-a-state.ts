import type { Break } from '../break'

export const made: Break = {
  promise: 'What one visitor’s page starts with reaches no other visitor (R21).',
  file: 'kernel/src/hydration.ts',
  find: '  const states = parseStates(text)\n',
  replace:
    "  const states: unknown = Reflect.get(hydrate, 'first') ?? parseStates(text)\n  Reflect.set(hydrate, 'first', states)\n",
  caughtBy: {
    stage: 'unit',
    file: 'kernel/src/server.node.test.ts',
    test: 'server render: ten thousand that',
  },
}
