import type { Break } from '../break'

export const made: Break = {
  promise: 'A transaction that names no chain carries the one in use.',
  file: 'plugins/session/src/rpc/bind-request.ts',
  find: '{ ...whole, chainId: ',
  replace: '{ ...whole, unsaid: ',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/rpc/bind-request.test.ts',
    test: 'eth_sendTransaction carries the network in use',
  },
}
