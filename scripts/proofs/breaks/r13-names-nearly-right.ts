import type { Break } from '../break'

export const made: Break = {
  promise: 'A method is known by its exact name only.',
  file: 'kernel/src/rpc/create-rpc-chain.ts',
  find: 'const approval = methods.get(method)',
  replace: 'const approval = methods.get(method.trim())',
  caughtBy: {
    stage: 'unit',
    file: 'kernel/src/rpc/create-rpc-chain.test.ts',
    test: 'traits: is known for declared names',
  },
}
