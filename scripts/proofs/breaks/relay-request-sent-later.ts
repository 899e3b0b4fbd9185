import type { Break } from '../break'

export const made: Break = {
  promise: 'A request that was not delivered in time is withdrawn, so that it does not arrive later.',
  file: 'adapters/walletconnect/src/connection/deliver-request.ts',
  find: '    sent.withdraw()\n    return new RequestUndeliveredError()',
  replace: '    return new RequestUndeliveredError()',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/connection/requests.test.ts',
    test: 'requests: one that the relay does not take within 10 s',
  },
}
