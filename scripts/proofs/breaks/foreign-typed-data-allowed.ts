import type { Break } from '../break'

export const made: Break = {
  promise: 'Typed data for another chain is refused unless the host allows it.',
  file: 'plugins/session/src/rpc/send-request.ts',
  find: "foreignTypedData = 'refuse'",
  replace: "foreignTypedData = 'allow'",
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/rpc/bind-request.test.ts',
    test: 'eth_signTypedData_v4 for another chain is refused',
  },
}
