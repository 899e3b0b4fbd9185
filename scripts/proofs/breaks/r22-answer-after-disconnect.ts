import type { Break } from '../break'

export const made: Break = {
  promise: 'An answer that comes after the disconnect is dropped.',
  file: 'plugins/session/src/connection/disconnect.ts',
  find: 'locks.get(id)?.cancel()',
  replace: 'locks.get(id)?.release()',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/connection/concurrent-calls.test.ts',
    test: 'disconnect: beats a late connect',
  },
}
