import type { Break } from '../break'

export const made: Break = {
  promise: 'What a camera reads from the screen is the pairing.',
  file: 'plugins/connect/src/pairing/code-pane.tsx',
  find: '<QrCode\n        value={uri}\n',
  replace: '<QrCode\n        value={uri?.slice(0, -1)}\n',
  caughtBy: {
    stage: 'e2e',
    file: 'walletconnect-session.spec.ts',
    test: 'walletconnect: the code on the screen',
  },
}
