import type { Break } from '../break'

export const made: Break = {
  promise: 'A wallet is given https addresses only.',
  file: 'adapters/evm/src/connector/switch-network.ts',
  find: 'network.rpcUrls.filter(isWebUrl)',
  replace: 'network.rpcUrls',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/connector/switch-network.test.ts',
    test: 'safe addresses only',
  },
}
