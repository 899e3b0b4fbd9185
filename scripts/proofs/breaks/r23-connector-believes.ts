import type { Break } from '../break'

export const made: Break = {
  promise: 'The connector looks where the wallet is after it said yes.',
  file: 'adapters/evm/src/connector/switch-network.ts',
  find: 'if (!(await isThere())) throw new SwitchChainFailedError(network.id)',
  replace: 'await isThere()',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/connector/switch-network.test.ts',
    test: 'says yes and stays elsewhere',
  },
}
