import type { Break } from '../break'

export const made: Break = {
  promise: 'A page without the portfolio sends no address anywhere.',
  file: 'plugins/essentials/src/essentials.ts',
  find: '{ balances: false, names: false }',
  replace: '{ balances: false }',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/essentials/src/portfolio-off.test.ts',
    test: 'portfolio: false: a connected page whose account is opened sends nothing',
  },
}
