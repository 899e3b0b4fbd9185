import type { Break } from '../break'

export const made: Break = {
  promise: 'Nobody is called before a wallet of the relay is picked (D28.21).',
  file: 'plugins/connect/src/pairing/use-start-pairing.ts',
  find: 'if (telegram || (ios && safari))',
  replace: 'if (telegram || ios || safari || browser.userAgent)',
  caughtBy: {
    stage: 'e2e',
    file: 'walletconnect-quiet.spec.ts',
    test: 'walletconnect: nothing of it before the list',
  },
}
