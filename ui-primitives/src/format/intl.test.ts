import { expect, test } from 'vitest'
import { agoFormat, dateFormat, numberFormat } from './intl'

test.each(['ar', 'ar-EG', 'fa', 'hi-u-nu-deva', 'bn'])(
  'digits: numbers and dates in %s have Latin ones',
  (locale) => {
    const time = Date.UTC(2024, 5, 12, 10)
    const texts = [
      numberFormat(locale, { minimumFractionDigits: 2 }).format(1234567.5),
      numberFormat(locale, { style: 'unit', unit: 'hour' }).format(36),
      dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(time),
      agoFormat(locale).format(-13, 'hour'),
    ]
    for (const text of texts) expect(text.replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u)
    expect(texts.every((text) => /[0-9]/.test(text))).toBe(true)
  },
)
