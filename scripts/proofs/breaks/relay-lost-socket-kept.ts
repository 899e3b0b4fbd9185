import type { Break } from '../break'

export const made: Break = {
  promise: 'A connection that was lost on its way does not keep the visitor off a relay that is back.',
  file: 'adapters/walletconnect/src/relay/relay-socket.ts',
  find: '      sockets.letGo()\n',
  replace: '',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/walletconnect/src/relay/relay-socket.test.ts',
    test: 'line: for good means that a socket on its way',
  },
}
