import type { Break } from '../break'

export const made: Break = {
  promise: 'No address that is opened can be a script.',
  file: 'kernel/src/ports/link.ts',
  find: "  'javascript:',\n",
  replace: '',
  caughtBy: { stage: 'unit', file: 'kernel/src/ports/link.test.ts', test: 'javascript:alert(1)' },
}
