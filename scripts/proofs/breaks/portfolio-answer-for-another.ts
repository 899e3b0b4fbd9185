import type { Break } from '../break'

export const made: Break = {
  promise: 'What is read for one account ends with it, and is shown for nobody else (R22).',
  file: 'plugins/portfolio/src/fly.ts',
  find: 'const forget = ctx.watch(sessionContract, desk.activeKey, end)',
  replace: 'const forget = ctx.watch(sessionContract, desk.activeKey, () => undefined)',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/portfolio/src/tokens.test.ts',
    test: 'tokens: another account calls off the read',
  },
}
