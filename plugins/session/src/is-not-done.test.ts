import { LatchkeyError } from '@latchkey/kernel'
import { HttpStatusError } from '@latchkey/kernel/web'
import { expect, test } from 'vitest'
import { isNotDone } from './signed-request'

class ServiceError extends LatchkeyError {
  constructor(readonly code: string) {
    super('')
  }
}

test.each<[what: string, error: unknown, expected: boolean]>([
  ['HTTP 400 it is not', new HttpStatusError(400, undefined), true],
  ['HTTP 429 it is not', new HttpStatusError(429, undefined), true],
  ['HTTP 500 it may be', new HttpStatusError(500, undefined), false],
  ['a network that is not served it is not', new ServiceError('SERVICE_NETWORK'), true],
  ['a path that is refused it is not', new ServiceError('SERVICE_PATH'), true],
  ['a lost connection it may be', new ServiceError('SERVICE_UNREACHABLE'), false],
  ['an unreadable answer it may be', new ServiceError('SERVICE_ANSWER'), false],
  ['a run that stops it may be', new DOMException('stopped', 'AbortError'), false],
])('not done: after %s', (_what, error, expected) => {
  expect(isNotDone(error)).toBe(expected)
})
