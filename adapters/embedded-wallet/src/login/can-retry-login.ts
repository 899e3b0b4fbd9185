import { isLatchkeyError } from '@latchkey/kernel'

/** Whether repeating a login may succeed: not on a page that the project does not allow. */
export function canRetryLogin(failure: unknown): boolean {
  return !isLatchkeyError(failure) || failure.code !== 'FRAME_PAGE_NOT_ALLOWED'
}
