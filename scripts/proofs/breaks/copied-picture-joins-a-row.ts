import type { Break } from '../break'

export const made: Break = {
  promise: 'A copied name and picture joins no row of another wallet.',
  file: 'plugins/session/src/wallet-rows.ts',
  find: '    const { rdns, namespaces } = connector.traits\n',
  replace: '    const { iconUrl: rdns, namespaces } = connector.traits\n',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/wallet-rows.test.ts',
    test: 'rows: a copied name and picture on another chain joins nobody’s row, and both are told to share a name',
  },
}
