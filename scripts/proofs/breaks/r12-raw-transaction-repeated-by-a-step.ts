import type { Break } from '../break'

export const made: Break = {
  promise: 'A step of the request chain sends a raw transaction once.',
  file: 'plugins/session/src/rpc-methods.ts',
  find: 'eth_sendRawTransaction: send<',
  replace: 'eth_sendRawTransaction: read<',
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/rpc-methods.test.ts',
    test: 'methods: a raw transaction needs nobody, and is not repeated',
  },
}
