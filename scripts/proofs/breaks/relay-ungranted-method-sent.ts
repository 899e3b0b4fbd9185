import type { Break } from '../break'

export const made: Break = {
  promise: 'What a relay wallet did not grant never leaves the page.',
  file: 'adapters/walletconnect/src/connection/deliver-request.ts',
  find: 'if (!methods.includes(method)) return false',
  replace: '',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/connection/requests.test.ts',
    test: 'requests: what the wallet did not grant',
  },
}
