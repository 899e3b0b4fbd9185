import type { Break } from '../break'

export const made: Break = {
  promise: 'What was checked is what is signed: params that are changed on their way change nothing.',
  file: 'plugins/session/src/rpc/bind-request.ts',
  find: '  return bind(deepCopy(params), scope)\n',
  replace: '  return bind(deepCopy(params) && params, scope)\n',
  caughtBy: {
    stage: 'unit',
    file: 'plugins/session/src/rpc/bind-request.test.ts',
    test: 'request: what is changed while it is on its way is not what is sent',
  },
}
