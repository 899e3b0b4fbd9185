import type { Break } from '../break'

export const made: Break = {
  promise:
    'Of several wallets that claim to be the remembered one, the first is not believed for being first.',
  file: 'plugins/session/src/connection/reconnect-claimants.ts',
  find: '    if (only && responses.length === 1) {\n',
  replace: '    if (only) {\n',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/connection/reconnect-claimants.test.ts',
    test: 'restore: of two claimants the one with a remembered account; a copy first',
  },
}
