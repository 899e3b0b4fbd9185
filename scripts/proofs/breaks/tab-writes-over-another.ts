import type { Break } from '../break'

export const made: Break = {
  promise: 'Two tabs that write at the same time keep both changes.',
  file: 'kernel/src/store/persist-slice.ts',
  find: '    await follow(false)\n',
  replace: '',
  caughtBy: {
    stage: 'unit',
    file: 'kernel/src/store/persist-slice.test.ts',
    test: 'persistence: tabs that change different fields',
  },
}
