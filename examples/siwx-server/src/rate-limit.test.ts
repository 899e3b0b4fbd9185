import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit'

test('rate limit: all addresses of one IPv6 network are one caller', () => {
  const isWithin = createRateLimit(1, () => 0)
  const callers = ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1', '::ffff:192.0.2.1']
  expect(callers.map(isWithin)).toEqual([true, false, true, true])
})

test('rate limit: more callers than can be counted start nobody anew', () => {
  let now = 0
  const isWithin = createRateLimit(1, () => now)
  expect(isWithin('first')).toBe(true)
  for (let caller = 0; caller < 120_000; caller += 1) isWithin(`${caller}`)
  expect([isWithin('first'), isWithin('another')]).toEqual([false, false])
  now = 60_000
  expect([isWithin('first'), isWithin('another')]).toEqual([true, true])
})
