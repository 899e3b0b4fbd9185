import type { Break } from '../break'

export const made: Break = {
  promise:
    'No connection is shown because a text of the page says so: what is hydrated is parsed as what is stored.',
  file: 'kernel/src/hydration.ts',
  find: 'record.hydrated = JSON.stringify({ version: persist.version, state: given })',
  replace: 'slice.replace({ ...slice.get(), ...given })',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/storage/hydration.test.ts',
    test: 'hydration: a connection that nobody has confirmed is not shown',
  },
}
