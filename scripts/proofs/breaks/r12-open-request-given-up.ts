import type { Break } from '../break'

export const made: Break = {
  promise:
    'What a wallet is being asked goes on through a new run: nobody is told that it failed while it may still be signed.',
  file: 'plugins/session/src/connection/connection-lifecycle.ts',
  find: 'if (!isSame) before?.connectionAbort.abort()',
  replace: 'before?.connectionAbort.abort()',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/provider/provider.test.ts',
    test: 'what a wallet is asked goes on',
    message: 'Your wallet is no longer connected',
  },
}
