import type { Break } from '../break'

export const made: Break = {
  promise: 'A wallet is not opened by itself once the tap no longer counts.',
  file: 'plugins/connect/src/pairing/mobile-pane.tsx',
  find: 'if (mayOpenByItself()) open(link)',
  replace: 'open(link)',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/pairing/mobile-handoff.test.tsx',
    test: 'mobile: waits for a tap',
  },
}
