import { expect, test } from 'vitest'
import { isFresh, requireFresh } from './freshness'

test('send: a request older than 30 s or of the future is never sent', () => {
  const stale = expect.objectContaining({ code: 'SWAP_STALE' })
  expect(() => requireFresh({ builtAtMs: 1_000 }, 31_001)).toThrow(stale)
  expect(() => requireFresh({ builtAtMs: 1_000 }, 999)).toThrow(stale)
  expect(() => requireFresh({ builtAtMs: 1_000 }, 31_000)).not.toThrow()
})

test('fresh: what seems to be of the future is not', () => {
  expect(isFresh(1_000, 11_000, 10_000)).toBe(true)
  expect(isFresh(1_000, 11_001, 10_000)).toBe(false)
  expect(isFresh(86_400_000, 3_600_000, 10_000)).toBe(false)
})
