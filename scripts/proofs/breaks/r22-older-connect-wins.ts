import type { Break } from '../break'

export const made: Break = {
  promise: 'A newer connect drops the older one, however late its answer comes.',
  file: 'plugins/session/src/connect.ts',
  find: 'current?.turn.abandon()',
  replace: 'current?.turn.end()',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/latest-intent.test.ts',
    test: 'connect: another wallet beats the late answer',
  },
}
