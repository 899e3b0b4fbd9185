import type { Break } from '../break'

export const made: Break = {
  promise: 'Letters of other scripts that are drawn like Latin ones hide no copied name.',
  file: 'plugins/session/src/wallets/look-alikes.ts',
  find: 'return confusables.get(letter) ?? confusables.get(small) ?? small',
  replace: 'return small',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/wallets/look-alikes.test.ts',
    test: 'name claim: MetaMask and ꓟetaMask look alike (a letter of Lisu)',
  },
}
