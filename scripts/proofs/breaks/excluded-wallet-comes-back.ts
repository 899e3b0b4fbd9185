import type { Break } from '../break'

export const made: Break = {
  promise: 'What the directory knows of an excluded wallet hides it in every list, the host’s own too.',
  file: 'plugins/connect/src/directory/excluded-wallets.ts',
  find: '      filled.update(item())',
  replace: '      void [directory, before, filled]',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/directory/load-directory.test.ts',
    test: 'directory: what it knows of excluded wallets',
  },
}
