import type { Break } from '../break'

export const made: Break = {
  promise:
    'A wallet whose place another one took gets no request that was bound to the account of the new one.',
  file: 'plugins/session/src/rpc/send-request.ts',
  find: '    connectionAbort.signal.throwIfAborted()\n',
  replace: '    void connectionAbort\n',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/connection/concurrent-calls.test.ts',
    test: 'request: a wallet whose place another one took meanwhile is not asked to send',
  },
}
