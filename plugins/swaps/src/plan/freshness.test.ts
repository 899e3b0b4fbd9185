import { expect, test } from 'vitest'
import { requireFresh } from './freshness'

test('send: a request older than 30 s or of the future is never sent', () => {
  const stale = expect.objectContaining({ code: 'SWAP_STALE' })
  expect(() => requireFresh({ builtAtMs: 1_000 }, 31_001)).toThrow(stale)
  expect(() => requireFresh({ builtAtMs: 1_000 }, 999)).toThrow(stale)
  expect(() => requireFresh({ builtAtMs: 1_000 }, 31_000)).not.toThrow()
})
