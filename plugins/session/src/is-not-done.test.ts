import { LatchkeyError } from '@latchkey/kernel'
import { HttpStatusError } from '@latchkey/kernel/web'
import { expect, test } from 'vitest'
import { isNotDone } from './signed-request'

class ServiceError extends LatchkeyError {
  readonly code = 'SERVICE'

  constructor(override readonly nothingSent: boolean) {
    super('')
  }
}

test.each<[what: string, error: unknown, expected: boolean]>([
  ['HTTP 400 it is not', new HttpStatusError(400, undefined), true],
  ['HTTP 429 it is not', new HttpStatusError(429, undefined), true],
  ['HTTP 500 it may be', new HttpStatusError(500, undefined), false],
  ['an error before the request it is not', new ServiceError(true), true],
  ['a lost connection or an unreadable answer it may be', new ServiceError(false), false],
  ['a run that stops it may be', new DOMException('stopped', 'AbortError'), false],
])('not done: after %s', (_what, error, expected) => {
  expect(isNotDone(error)).toBe(expected)
})
