import type { Break } from '../break'

export const made: Break = {
  promise: 'A list with an amount that could not be read anew says so.',
  file: 'plugins/portfolio/src/read-network-tokens.ts',
  find: 'fell(new BalanceUnavailableError(network.id))',
  replace: '{}',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/portfolio/src/not-refreshed.test.ts',
    test: 'tokens: a native amount that is only remembered',
  },
}
