import type { Break } from '../break'

export const made: Break = {
  promise: 'Known tokens that cannot be read anew stay in the list.',
  file: 'plugins/portfolio/src/read-network-tokens.ts',
  find: 'return before?.items.filter(({ address }) => address !== undefined)',
  replace: 'return []',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/portfolio/src/not-refreshed.test.ts',
    test: 'tokens: known ones stay in the list',
  },
}
