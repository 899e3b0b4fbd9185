import type { Break } from '../break'

export const made: Break = {
  promise: 'No user operation is sent for an account that the wallet did not grant to this page.',
  file: 'plugins/session/src/rpc/bind-request.ts',
  find: "  ['eth_sendUserOperation', bindUserOperation],\n",
  replace: '',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/rpc/bind-request.test.ts',
    test: 'request: eth_sendUserOperation for an account that was not granted is refused',
  },
}
