import type { Break } from '../break'

export const made: Break = {
  promise: 'A wallet’s picture carries its own data: showing the list tells nobody of the visit.',
  file: 'plugins/session/src/wallets/wallet-text.ts',
  find: '/^data:image\\/(png|jpeg|webp|gif|svg\\+xml)[;,]/i',
  replace: '/^(data:image\\/(png|jpeg|webp|gif|svg\\+xml)[;,]|https:)/i',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/discovery/announcements.test.ts',
    test: 'announcement: keeps the wallet and judges its icon 7',
  },
}
