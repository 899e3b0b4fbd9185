import type { Break } from '../break'

export const made: Break = {
  promise:
    'A wallet that was restored with an account nobody remembers is dropped when a second one claims to be it.',
  file: 'plugins/session/src/connection/reconnect.ts',
  find: '    reconnectOnNewClaimant(core, entry, connector)\n',
  replace: '    void reconnectOnNewClaimant\n',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/connection/reconnect-claimants.test.ts',
    test: 'restore: a second claimant that comes late takes away what the first was believed without proof',
  },
}
