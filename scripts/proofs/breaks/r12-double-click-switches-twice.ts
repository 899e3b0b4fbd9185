import type { Break } from '../break'

export const made: Break = {
  promise: 'A second click on a network asks the wallet nothing.',
  file: 'plugins/session/src/switch-network.ts',
  find: 'if (under?.networkId === network.id && under.answer) return under.answer',
  replace: 'if (under?.networkId === place && under.answer) return under.answer',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/switch-superseded.test.ts',
    test: 'a second click on the same network',
  },
}
