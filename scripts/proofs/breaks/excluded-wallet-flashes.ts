import type { Break } from '../break'

export const made: Break = {
  promise:
    'A wallet that is excluded by directory id is not listed before the directory has said which it is.',
  file: 'plugins/connect/src/plugin.ts',
  find: "return resume === 'done' && !Object.keys(connections).length",
  replace: "return resume === 'reading' && !Object.keys(connections).length",
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/directory/load-directory.test.ts',
    test: 'excluded: no wallet is listed before',
  },
}
