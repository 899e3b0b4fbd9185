import type { Break } from '../break'

export const made: Break = {
  promise: 'Nobody but the host and the wallet learns of a failure.',
  file: 'adapters/walletconnect/src/relay/create-relay-client.ts',
  find: 'telemetryEnabled: false',
  replace: 'telemetryEnabled: true',
  caughtBy: {
    stage: 'e2e',
    file: 'walletconnect-strangers.spec.ts',
    test: 'neither page tells',
  },
}
