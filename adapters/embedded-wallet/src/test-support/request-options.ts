import type { RequestsOptions } from '../connection/requests'

type Recorded = Pick<RequestsOptions, 'randomId' | 'approvalOf' | 'onPending' | 'onRefused' | 'onDone'>

/** For tests that are not about approvals. */
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
