import type { Break } from '../break'

export const made: Break = {
  promise: 'What is sent to a host with POST is not sent on to the host it redirects to.',
  file: 'kernel/src/ports/send-http.ts',
  find: "redirect: method === 'GET' && request.headers === undefined ? 'follow' : 'error',",
  replace: "redirect: 'follow',",
  caughtBy: {
    stage: 'unit',
    file: 'kernel/src/ports/http.node.test.ts',
    test: 'http: a body and the headers of a request stay with the host',
  },
}
