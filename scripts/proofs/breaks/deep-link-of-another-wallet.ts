import type { Break } from '../break'

export const made: Break = {
  promise: 'A wallet that was paired by scanning is never asked by opening the wallet paired before it.',
  file: 'adapters/walletconnect/src/connection/deep-link-choice.ts',
  find: 'chosen === undefined ? store.removeItem(DEEP_LINK_KEY) :',
  replace: 'chosen === undefined ? undefined :',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/connection/deep-link-choice.test.ts',
    test: 'deep link: a wallet that was scanned',
  },
}
