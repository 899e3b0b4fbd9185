import { expect, test } from 'vitest'
import { createLimit } from './create-reporter'

test('limit: the sixth report within 60 s is dropped, and one may be sent when the first is 60 s old', () => {
  const mayReport = createLimit()
  const at = (...timesMs: readonly number[]): readonly boolean[] => timesMs.map((ms) => mayReport(ms))
  expect(at(0, 1, 2, 3, 4)).toEqual([true, true, true, true, true])
  expect(at(5, 59_999)).toEqual([false, false])
  // A dropped report counts for nothing.
  expect(at(60_000, 60_000, 60_001)).toEqual([true, false, true])
})
