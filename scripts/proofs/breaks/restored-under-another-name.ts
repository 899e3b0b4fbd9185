import type { Break } from '../break'

export const made: Break = {
  promise: 'A provider that was announced under two names is restored with a remembered account only.',
  file: 'plugins/session/src/connection/reconnect-claimants.ts',
  find: "only.result !== 'no-account' && !isAnnouncedTwice(core, only.connector)",
  replace: "only.result !== 'no-account'",
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/connection/reconnect-claimants.test.ts',
    test: 'restore: a provider that is announced under two names is believed with a remembered account only',
  },
}
