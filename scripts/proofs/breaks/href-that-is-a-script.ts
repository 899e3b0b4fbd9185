import type { Break } from '../break'

export const made: Break = {
  promise: 'No link of a view can be a script.',
  file: 'ui-primitives/src/link/safe-href.ts',
  find: "  if (url.protocol === 'https:' || url.protocol === 'mailto:') return url.href\n",
  replace: '  return url.href\n',
  caughtBy: {
    stage: 'unit',
    file: 'ui-primitives/src/link/safe-href.test.ts',
    test: 'javascript:alert(1)',
  },
}
