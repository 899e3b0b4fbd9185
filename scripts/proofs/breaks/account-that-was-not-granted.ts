import type { Break } from '../break'

export const made: Break = {
  promise: 'Nothing is signed for an account that the wallet did not grant to this page.',
  file: 'plugins/session/src/rpc/bind-request.ts',
  find: '  throw new AccountNotGrantedError(address)\n',
  replace: '  return String(address)\n',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/rpc/bind-request.test.ts',
    test: 'for an account that was not granted is refused',
  },
}
