import type { Break } from '../break'

export const made: Break = {
  promise: 'A link of the directory passes the gate of every address that is opened.',
  file: 'plugins/cloud/src/parse-wallet-link.ts',
  find: 'const url = parseSafeUrl(complete)',
  replace: 'const url = parseSafeUrl && new URL(complete)',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/cloud/src/parse-wallet-link.test.ts',
    test: 'app link: "javascript:alert(1)" opens nothing',
  },
}
