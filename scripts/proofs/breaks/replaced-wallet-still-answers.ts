import type { Break } from '../break'

export const made: Break = {
  promise:
    'What a wallet answers after another one took its place changes no account and ends no connection.',
  file: 'plugins/session/src/connection/reconnect.ts',
  find: 'AbortSignal.any([run, live.connectionAbort.signal, deadline.signal])',
  replace: 'AbortSignal.any([run, deadline.signal])',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/connection/concurrent-calls.test.ts',
    test: 'connect: beats the late answer that an earlier run waited for (another account)',
  },
}
