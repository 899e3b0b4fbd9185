import type { Break } from '../break'

export const made: Break = {
  promise: 'An EVM address is shown and copied with its checksum, whatever letters the wallet used.',
  file: 'plugins/session/src/connection/connection-result.ts',
  find: 'rules.formatAddress(output.namespace, output.address)',
  replace: 'output.address',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/format-address.test.ts',
    test: 'EIP-55 after connecting',
  },
}
