import type { Control } from '../control'

export const balancesAndNames: readonly Control[] = [
  {
    name: 'query-answer-overtaken',
    proof: 'balances-and-names',
    promise: 'Of two reads of one query the later one is shown, whichever ends last.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'kernel/src/queries/latest-wins.test.ts',
      test: 'queries: the latest fetch wins',
    },
  },
  {
    name: 'query-outlives-its-callers',
    proof: 'balances-and-names',
    promise: 'A read that no caller waits for any more is cancelled.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'kernel/src/queries/latest-wins.test.ts',
      test: 'queries: the latest fetch wins',
    },
  },
]
