import type { RequestsOptions } from '../connection/requests'

type Recorded = Pick<RequestsOptions, 'randomId' | 'approvalOf' | 'onPending' | 'onRefused' | 'onDone'>

/** Options of `createRequests`: methods that sign or send need the user's approval, and nothing is recorded. */
export function requestOptions(): Recorded {
  let ids = 0
  return {
    randomId: () => {
      ids += 1
      return `request-${ids}`
    },
    approvalOf: (method) => (/sign|send/i.test(method) ? 'user' : 'none'),
    onPending: () => undefined,
    onRefused: () => undefined,
    onDone: () => undefined,
  }
}
