import type { Break } from '../break'

export const made: Break = {
  promise: 'A newer connect drops the older one, however late its answer comes.',
  file: 'plugins/session/src/connection/connect.ts',
  find: 'current?.lock.cancel()',
  replace: 'current?.lock.release()',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/connection/concurrent-calls.test.ts',
    test: 'connect: another wallet beats the late answer',
  },
}
