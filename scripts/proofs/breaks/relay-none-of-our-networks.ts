import type { Break } from '../break'

export const made: Break = {
  promise: 'A wallet that allows none of the networks of this page is not connected.',
  file: 'adapters/walletconnect/src/connection/entered-session.ts',
  find: 'const first = known.find((id) => id === wanted) ?? known[0]',
  replace: 'const first = known.find((id) => id === wanted) ?? known[0] ?? allowed[0]',
  caughtBy: {
    stage: 'e2e',
    file: 'walletconnect-approval.spec.ts',
    test: 'walletconnect: whatever the wallet makes of the question',
  },
}
