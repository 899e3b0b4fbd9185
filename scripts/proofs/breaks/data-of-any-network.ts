import type { Break } from '../break'

export const made: Break = {
  promise: 'The data API is asked about networks it serves, and about no other.',
  file: 'plugins/cloud/src/fetch-blockchain-api.ts',
  find: 'if (!ids.has(networkId)) throw',
  replace: 'if (!ids.has(networkId) && signal.aborted) throw',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/cloud/src/fetch-blockchain-api.test.ts',
    test: 'blockchain API: nothing is sent for a network that is not served',
  },
}
