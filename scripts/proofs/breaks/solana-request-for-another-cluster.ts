import type { Break } from '../break'

export const made: Break = {
  promise: 'A request on Solana says the network it is for, and not one the wallet prefers.',
  file: 'adapters/solana/src/requests/read-params.ts',
  find: 'chainNameOf(networkId, chains)',
  replace: '(networkId ? chains[0] : chainNameOf(networkId, chains))',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/solana/src/requests/request-wallet.test.ts',
    test: 'signTransaction: base64 in, the signed one',
  },
}
