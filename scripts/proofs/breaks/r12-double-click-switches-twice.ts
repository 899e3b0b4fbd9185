import type { Break } from '../break'

export const made: Break = {
  promise: 'A second click on a network asks the wallet nothing.',
  file: 'plugins/session/src/switch-network.ts',
  find: 'under?.networkId === network.id',
  replace: 'under?.networkId === undefined',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/switch-network.test.ts',
    test: 'a second click on the same network',
  },
}
