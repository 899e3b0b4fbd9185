import type { Break } from '../break'

export const made: Break = {
  promise: 'A link of the directory passes the gate of every address that is opened.',
  file: 'plugins/cloud/src/parse-wallet-link.ts',
  find: 'const url = parseLink(complete)',
  replace: 'const url = parseLink && new URL(complete)',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/cloud/src/parse-wallet-link.test.ts',
    test: 'app link: "javascript:alert(1)" opens nothing',
  },
}
