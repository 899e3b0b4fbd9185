import type { Break } from '../break'

export const made: Break = {
  promise: 'What signs or sends is handed on once, also where a step asks twice.',
  file: 'kernel/src/rpc/send-request.ts',
  find: '(sent && !repeatable)',
  replace: '(sent && !sent)',
  caughtBy: {
    stage: 'unit',
    file: 'kernel/src/rpc/create-rpc-chain.test.ts',
    test: 'a step that asks twice',
  },
}
