import type { Break } from '../break'

export const made: Break = {
  promise: 'Two wallets under one EIP-6963 uuid are both marked.',
  file: 'plugins/session/src/wallets/wallet-rows.ts',
  find: 'others: [...new Set([...uuids, ...inNamespaces])]',
  replace: 'others: [...new Set(inNamespaces)]',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/wallets/wallet-rows.test.ts',
    test: 'rows: two providers under one EIP-6963 uuid are both marked, whatever else they say',
  },
}
