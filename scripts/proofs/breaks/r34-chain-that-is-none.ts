import type { Break } from '../break'

export const made: Break = {
  promise: 'A chain id that makes no sense is no connection.',
  file: 'plugins/session/src/network/evm-network-id.ts',
  find: 'Number.isSafeInteger(id) && id > 0',
  replace: 'true',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/hostile-provider.test.ts',
    test: 'says its chain is zero',
  },
}
