import type { Break } from '../break'

export const made: Break = {
  promise: 'What a wallet announced is copied: what the page changes later changes nothing.',
  file: 'adapters/evm/src/discovery/watch-wallets.ts',
  find: '        page.announcements.push({ ...info, provider })\n',
  replace: '        page.announcements.push(Object.assign(Object.create(info), { provider }))\n',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/discovery/announcements.test.ts',
    test: 'announcement: what the page changes later changes nothing',
  },
}
