import type { Break } from '../break'

export const made: Break = {
  promise: 'An answer that comes after the disconnect is dropped.',
  file: 'plugins/session/src/disconnect.ts',
  find: 'turns.get(id)?.abandon()',
  replace: 'turns.get(id)?.end()',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/latest-intent.test.ts',
    test: 'disconnect: beats a late connect',
  },
}
