import type { Break } from '../break'

export const made: Break = {
  promise: 'On a chain whose methods have no rule a request names no account that was not granted.',
  file: 'plugins/session/src/rpc/bind-request.ts',
  find: '(/^(eip155|solana):/.test(scope.networkId) ? undefined : bindUnknownMethod)',
  replace: 'undefined',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/rpc/bind-other-chains.test.ts',
    test: 'request: where no rule is known, an account that was not granted is refused under every usual name',
  },
}
