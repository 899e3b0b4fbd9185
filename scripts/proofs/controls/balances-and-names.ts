import type { Control } from '../control'

export const balancesAndNames: readonly Control[] = [
  {
    name: 'portfolio-answer-for-another',
    proof: 'balances-and-names',
    promise: 'What is read for one account ends with it, and is shown for no other account.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/portfolio/src/tokens.test.ts',
      test: 'tokens: another account cancels the read',
    },
  },
  {
    name: 'portfolio-names-unchecked',
    proof: 'balances-and-names',
    promise: 'A name from any source is shown as the rules of its chain allow, or not at all.',
    replacement: '{ name }',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/portfolio/src/identity.test.ts',
      test: 'identity: names pass the rules of the chain',
    },
  },
  {
    name: 'portfolio-off-asks-for-names',
    proof: 'balances-and-names',
    promise: 'A page without the portfolio sends no address anywhere.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/essentials/src/portfolio-off.test.ts',
      test: 'portfolio: false: a connected page whose account is opened sends nothing',
    },
  },
  {
    name: 'portfolio-old-amount-passes-for-new',
    proof: 'balances-and-names',
    promise: 'A list with an amount that could not be read again says so.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/portfolio/src/partial-failures.test.ts',
      test: 'tokens: a native amount that could not be read again',
    },
  },
  {
    name: 'portfolio-picture-from-elsewhere',
    proof: 'balances-and-names',
    promise: 'No picture is requested from a host that the page does not name.',
    replacement: 'true',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/portfolio/src/nfts.test.ts',
      test: 'pictures: only from allowed origins',
    },
  },
  {
    name: 'portfolio-tokens-drop-out',
    proof: 'balances-and-names',
    promise: 'Known tokens that cannot be read again stay in the list.',
    replacement: 'return []',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/portfolio/src/partial-failures.test.ts',
      test: 'tokens: known ones stay in the list',
    },
  },
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
