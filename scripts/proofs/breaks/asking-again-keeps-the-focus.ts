import type { Break } from '../break'

export const made: Break = {
  promise: 'Who asks again with the keyboard stays in the dialog when the button goes.',
  file: 'plugins/connect/src/components/focus-container.ts',
  find: 'around.focus({ preventScroll: true })',
  replace: 'void around',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/get-wallet/get-wallet-views.test.tsx',
    test: 'get wallet: a directory that is down says so, aloud',
  },
}
