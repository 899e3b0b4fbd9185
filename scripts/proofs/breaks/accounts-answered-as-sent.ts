import type { Break } from '../break'

export const made: Break = {
  promise:
    'eth_accounts of the page’s provider answers with checksum addresses, whatever letters the wallet used.',
  file: 'plugins/session/src/provider/provider.ts',
  find: 'formatAddress(namespace, one)',
  replace: 'one',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/format-address.test.ts',
    test: 'EIP-55 in what a page asks its provider',
  },
}
