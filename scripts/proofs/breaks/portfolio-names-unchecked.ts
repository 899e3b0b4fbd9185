import type { Break } from '../break'

export const made: Break = {
  promise: 'A name that somebody found is shown as the rules of its chain allow, or not at all.',
  file: 'plugins/portfolio/src/read-identity.ts',
  find: 'name === undefined ? undefined : await identity.check(name)',
  replace: 'name === undefined ? undefined : { name }',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/portfolio/src/identity.test.ts',
    test: 'identity: names pass the rules of the chain',
  },
}
