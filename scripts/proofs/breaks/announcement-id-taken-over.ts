import type { Break } from '../break'

export const made: Break = {
  promise: 'Another provider under the id of a listed wallet is refused.',
  file: 'adapters/evm/src/discovery/list-wallets.ts',
  find: '    if (uuids.has(uuid)) {\n',
  replace: "    if (uuids.has('')) {\n",
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/discovery/announcements.test.ts',
    test: 'announcement: the same uuid with another provider is refused',
  },
}
