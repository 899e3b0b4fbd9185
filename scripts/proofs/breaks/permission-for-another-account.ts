import type { Break } from '../break'

export const made: Break = {
  promise: 'No permission is asked for an account that the wallet did not grant to this page.',
  file: 'plugins/session/src/rpc/bind-request.ts',
  find: "    for (const name of ['from', 'address', 'account']) requireGrantedIfNamed(permission[name], scope)\n",
  replace: '',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/rpc/bind-request.test.ts',
    test: 'request: wallet_grantPermissions for an account that was not granted is refused',
  },
}
