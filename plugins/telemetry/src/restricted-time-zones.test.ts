import { afterEach, expect, test } from 'vitest'
import { RESTRICTED_TIME_ZONES } from './plugin'
import { isRestricted } from './service'

const { resolvedOptions } = Intl.DateTimeFormat.prototype
const inZone = (timeZone: string): void => {
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone }
  }
}
afterEach(() => {
  Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions
})

test.each(['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Macau', 'Asia/Hong_Kong', 'Asia/Chongqing'])(
  'time zones: %s is among the restricted ones, whatever name a browser has for it',
  (zone) => {
    inZone(zone)
    expect(isRestricted(RESTRICTED_TIME_ZONES)).toBe(true)
  },
)

test.each(['Asia/Taipei', 'Asia/Tokyo', 'Europe/Berlin'])('time zones: %s is not restricted', (zone) => {
  inZone(zone)
  expect(isRestricted(RESTRICTED_TIME_ZONES)).toBe(false)
})
