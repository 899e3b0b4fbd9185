import type { Break } from '../break'

export const made: Break = {
  promise: 'A wallet of eip155:1 is not listed for eip155:10.',
  file: 'plugins/cloud/src/fetch-wallets.ts',
  find: 'queried.includes(chain)',
  replace: 'queried.join().includes(chain)',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/cloud/src/fetch-wallets.test.ts',
    test: 'wallets: chains are compared whole',
  },
}
