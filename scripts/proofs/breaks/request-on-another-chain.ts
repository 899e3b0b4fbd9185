import type { Break } from '../break'

export const made: Break = {
  promise: 'A request goes to the network its wallet is on in the chain it is for.',
  file: 'plugins/session/src/contract/active-selectors.ts',
  find: '  const networkId = connection.networkIds[wanted]\n',
  replace: '  const networkId = Object.values(connection.networkIds)[0]\n',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/model/several-namespaces-model.test.ts',
    test: 'model:',
  },
}
