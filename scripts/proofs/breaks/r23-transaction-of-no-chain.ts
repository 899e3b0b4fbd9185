import type { Break } from '../break'

export const made: Break = {
  promise: 'A transaction says which chain it is for.',
  file: 'adapters/evm/src/clients.ts',
  find: '{ ...formatted, chainId: numberToHex(chainId) }',
  replace: 'formatted',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/clients.test.ts',
    test: 'a transaction says which chain it is for',
  },
}
