import type { Break } from '../break'

export const made: Break = {
  promise: 'A wallet cannot put its words into our mouth.',
  file: 'plugins/session/src/adapter-kit/call-wallet.ts',
  find: 'return isLatchkeyError(error)',
  replace: 'return isLatchkeyError(undefined)',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/hostile-provider.test.ts',
    test: "a wallet that 'speaks in our name': the attempt",
  },
}
