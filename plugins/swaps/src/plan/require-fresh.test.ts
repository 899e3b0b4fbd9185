import { expect, test } from 'vitest'
import { requireFresh } from './require-fresh'

test('send: what is older than 30 s is never sent, nor what is of the future', () => {
  const stale = expect.objectContaining({ code: 'SWAP_STALE' })
  expect(() => requireFresh({ builtAtMs: 1_000 }, 31_001)).toThrow(stale)
  expect(() => requireFresh({ builtAtMs: 1_000 }, 999)).toThrow(stale)
  expect(() => requireFresh({ builtAtMs: 1_000 }, 31_000)).not.toThrow()
})
