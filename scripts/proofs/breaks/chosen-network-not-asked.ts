import type { Break } from '../break'

export const made: Break = {
  promise: 'A network that was chosen before connecting is asked of the wallet.',
  file: 'plugins/session/src/connection/connect.ts',
  find: 'return current === undefined || current === requestedId ? undefined : network',
  replace: 'return current === undefined || current !== undefined ? undefined : network',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/network/switch-network.test.ts',
    test: 'a wallet that is elsewhere is asked for the network',
  },
}
