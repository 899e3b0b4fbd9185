import type { Break } from '../break'

export const made: Break = {
  promise: 'A transaction that a wallet refused is not sent once more under another name.',
  file: 'adapters/evm/src/clients.ts',
  find: "method === 'wallet_sendTransaction'",
  replace: "method === 'never'",
  caughtBy: {
    stage: 'unit',
    file: 'adapters/evm/src/exactly-once.test.ts',
    test: "once (R12): 'the client sends', and there is 'parameters it dislikes'",
  },
}
