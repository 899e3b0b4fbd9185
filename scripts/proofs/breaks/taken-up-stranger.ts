import type { Break } from '../break'

export const made: Break = {
  promise: 'A page that was thrown away takes up the session of its own code and no other.',
  file: 'adapters/walletconnect/src/connection/resume-pairing.ts',
  find: 'read?.pairingTopic === pairingTopic && read.expiresAtMs',
  replace: 'read !== undefined && read.expiresAtMs',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/connection/resume-pairing.test.ts',
    test: 'taking up: of a stranger',
  },
}
