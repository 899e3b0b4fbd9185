import { expect, test } from 'vitest'
import { classifyResponse } from './classify-response'

const hex = (digits: number): string => `0x${'aB'.repeat(digits).slice(0, digits)}`

test.each([
  [hex(64), 'transaction'],
  [hex(62), 'signature'],
  [hex(63), 'signature'],
  [hex(65), 'signature'],
  [hex(130), 'signature'],
  [hex(61), 'other'],
  [hex(64).slice(2), 'other'],
  [`${hex(64)}\n`, 'other'],
  [`0x${'g'.repeat(64)}`, 'other'],
  [[hex(64)], 'other'],
  [{ hash: hex(64) }, 'other'],
  [undefined, 'other'],
])('response: %j is classified as %s', (response, kind) => {
  expect(classifyResponse(response)).toBe(kind)
})
