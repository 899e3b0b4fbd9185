import type { Break } from '../break'

export const made: Break = {
  promise: 'A second click on a network asks the wallet nothing.',
  file: 'plugins/session/src/network/switch-network.ts',
  find: 'if (pending?.networkId === network.id && pending.promise) return pending.promise',
  replace: 'if (pending?.networkId === place && pending.promise) return pending.promise',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/network/switch-superseded.test.ts',
    test: 'a second click on the same network',
  },
}
