import type { Break } from '../break'

export const made: Break = {
  promise: 'A plugin takes nothing from the page that it does not parse: no forged balance or name is shown.',
  file: 'kernel/src/hydration.ts',
  find: '...parsed(given, parseHydrated)',
  replace: '...given',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/essentials/src/hydration.test.ts',
    test: 'hydration: nothing of portfolio is taken',
  },
}
