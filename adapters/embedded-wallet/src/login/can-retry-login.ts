import { isLatchkeyError } from '@latchkey/kernel'

/** Whether another try of a login may succeed. On a page that the project does not allow none does. */
export function canRetryLogin(failure: unknown): boolean {
  return !isLatchkeyError(failure) || failure.code !== 'FRAME_PAGE_NOT_ALLOWED'
}
