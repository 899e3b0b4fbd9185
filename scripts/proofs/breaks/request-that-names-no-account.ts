import type { Break } from '../break'

export const made: Break = {
  promise: 'A request that names no account is for the active one.',
  file: 'plugins/session/src/rpc/bind-request.ts',
  find: 'isUnnamed(from) ? scope.address',
  replace: 'isUnnamed(from) ? scope.granted[0]',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/rpc/bind-request.test.ts',
    test: 'eth_sendTransaction carries the network in use',
  },
}
