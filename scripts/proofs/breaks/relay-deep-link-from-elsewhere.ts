import type { Break } from '../break'

export const made: Break = {
  promise: 'A link that another script left for the relay library is not opened with a request.',
  file: 'adapters/walletconnect/src/connection/deliver-request.ts',
  find: '  beforeSending()\n',
  replace: '',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/connection/requests.test.ts',
    test: 'deep link: what another script wrote',
  },
}
