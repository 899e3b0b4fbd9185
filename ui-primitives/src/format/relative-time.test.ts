import { expect, test } from 'vitest'
import { formatRelativeTime } from './relative-time'

const NOW = Date.UTC(2023, 1, 1)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, '0 sec'],
  [SECOND, '1 sec'],
  [44 * SECOND, '44 sec'],
  [45 * SECOND, '1 min'],
  [89 * SECOND, '1 min'],
  [90 * SECOND, '2 min'],
  [44 * MINUTE, '44 min'],
  [45 * MINUTE, '1 hr'],
  [89 * MINUTE, '1 hr'],
  [90 * MINUTE, '2 hrs'],
  [21 * HOUR, '21 hrs'],
  [22 * HOUR, '1 d'],
  [35 * HOUR, '1 d'],
  [36 * HOUR, '2 d'],
  [25 * DAY, '25 d'],
  [26 * DAY, '1 mo'],
  [45 * DAY, '1 mo'],
  [46 * DAY, '2 mo'],
  [304 * DAY, '10 mo'],
  [335 * DAY, '1 yr'],
  [517 * DAY, '1 yr'],
  [548 * DAY, '2 yr'],
  [1096 * DAY, '3 yr'],
])('formatRelativeTime: %d ms apart is %s, before and after', (distance, shown) => {
  expect(formatRelativeTime(NOW - distance, NOW)).toBe(shown)
  expect(formatRelativeTime(NOW + distance, NOW)).toBe(shown)
})

test('formatRelativeTime: uses the given language', () => {
  expect(formatRelativeTime(NOW - 2 * HOUR, NOW, 'de')).toBe('2 Std.')
  expect(formatRelativeTime(NOW - 2 * HOUR, NOW, 'en-GB')).toBe('2 hrs')
})
