import type { Break } from '../break'

export const made: Break = {
  promise: 'A pattern that fits names of everybody allows nobody.',
  file: 'plugins/cloud/src/origin-pattern.ts',
  find: "if (wanted.host.includes('*') && isBroad(wanted.host)) return false",
  replace: '',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/cloud/src/origin-pattern.test.ts',
    test: 'origin: https://evil.co.uk is not allowed by',
  },
}
