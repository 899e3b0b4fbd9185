import type { Break } from '../break'

export const made: Break = {
  promise: 'Typed data for one chain is not signed on another one.',
  file: 'plugins/session/src/rpc/bind-request.ts',
  find: '  requireCurrentChain(chainId, scope.current)\n',
  replace: '',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/rpc/bind-request.test.ts',
    test: 'eth_signTypedData_v4 for another chain is refused',
  },
}
