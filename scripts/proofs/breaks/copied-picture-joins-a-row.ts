import type { Break } from '../break'

export const made: Break = {
  promise: 'A copied name and picture joins no row of another wallet.',
  file: 'plugins/session/src/wallets/wallet-rows.ts',
  find: '    const { identity, traits } = connector\n',
  replace:
    '    const { identity } = connector\n    const traits = { ...connector.traits, rdns: connector.traits.iconUrl }\n',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/wallets/wallet-rows.test.ts',
    test: 'rows: a copied name and picture on another chain joins nobody’s row, and both are told to share a name',
  },
}
