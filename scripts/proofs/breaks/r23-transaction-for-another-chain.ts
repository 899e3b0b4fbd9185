import type { Break } from '../break'

export const made: Break = {
  promise: 'A transaction for one chain is not sent on another one.',
  file: 'plugins/session/src/rpc/bind-request.ts',
  find: '  requireCurrentChain(chainId ?? evmChainId(scope.networkId), current)\n',
  replace: '',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/rpc/bind-request.test.ts',
    test: 'eth_sendTransaction for another chain is refused',
  },
}
