import type { Break } from '../break'

export const made: Break = {
  promise: 'A stored value of another version is dropped: nothing reaches the state without its check.',
  file: 'kernel/src/store/persist-slice.ts',
  find: 'value.version !== persist.version',
  replace: "value.version === 'never'",
  caughtBy: {
    stage: 'unit',
    file: 'kernel/src/store/persist-slice.test.ts',
    test: 'persistence: another version is dropped',
  },
}
