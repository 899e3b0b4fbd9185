import { expect, test } from 'vitest'
import { createScopedLimit } from './limits'
import { createRateLimit } from './rate-limit'

test('limits: one caller has as many as its own limit, and all callers as many as the total', () => {
  let nowMs = 0
  const limit = createScopedLimit({ perCaller: 2, inTotal: 3 }, () => nowMs)
  const take = (caller: string): boolean => {
    const isWithin = limit.isWithin({ caller })
    if (isWithin) limit.count({ caller })
    return isWithin
  }
  expect(['a', 'a', 'a', 'b', 'c'].map(take)).toEqual([true, true, false, true, false])
  nowMs = 3_600_000
  expect(['a', 'c'].map(take)).toEqual([true, true])
})

test.each([
  ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1', true],
  ['2001:db8::7', '2001:db8:0:0:1::', true],
  ['2001:db8:1:2::7', '2001:db8:1:3::7', false],
  ['::1', '::2', true],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['192.0.2.1', '192.0.2.2', false],
])('limits: %s and %s are one caller: %s', (one, other, isSame) => {
  const limit = createScopedLimit({ perCaller: 1 }, () => 0)
  limit.count({ caller: one })
  expect(limit.isWithin({ caller: other })).toBe(!isSame)
})

test('rate limit: whoever has very many keys replaces no counter with them', () => {
  let nowMs = 0
  const limit = createRateLimit({ limit: 1, windowMs: 1_000, now: () => nowMs })
  limit.count('first')
  for (let key = 0; key < 60_000; key += 1) if (limit.isWithin(`${key}`)) limit.count(`${key}`)
  expect(limit.isWithin('first')).toBe(false)
  expect(limit.isWithin('another')).toBe(false)
  nowMs = 1_000
  expect(limit.isWithin('first')).toBe(true)
  expect(limit.isWithin('another')).toBe(true)
})

test('rate limit: by a clock that is no number no window ends, so nobody has more', () => {
  let nowMs = 0
  const limit = createRateLimit({ limit: 1, windowMs: 1_000, now: () => nowMs })
  limit.count('first')
  nowMs = Number.NaN
  expect(limit.isWithin('first')).toBe(false)
  limit.count('second')
  expect(limit.isWithin('second')).toBe(false)
})
