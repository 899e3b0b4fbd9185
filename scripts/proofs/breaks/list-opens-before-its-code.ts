import type { Break } from '../break'

export const made: Break = {
  promise: 'The list opens at its full size: what it needs is there in its first render.',
  file: 'plugins/connect/src/wallet-list/load-connect-views.tsx',
  find: 'await Promise.all(needed.map((load) => load()))',
  replace: 'void Promise.all(needed.map((load) => load()))',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/wallet-list/load-connect-views.test.tsx',
    test: 'opens whole, the first time and again',
  },
}
