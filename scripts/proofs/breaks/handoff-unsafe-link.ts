import type { Break } from '../break'

export const made: Break = {
  promise: 'A wallet is opened only at addresses that are safe to open.',
  file: 'plugins/connect/src/pairing/wallet-links.ts',
  find: 'if (/^[^/]*:/.test(text)',
  replace: "if (text === '' && /^[^/]*:/.test(text)",
  caughtBy: {
    stage: 'unit',
    file: 'plugins/connect/src/pairing/wallet-links.test.ts',
    test: 'entry "javascript:alert": is refused',
  },
}
