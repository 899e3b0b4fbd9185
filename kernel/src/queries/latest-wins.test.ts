import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQueryPage, type QueryPage, type SourceRead } from '../test-support/query-page'
import { knownEntry } from './query-entry'

const KEYS = ['a', 'b'] as const

const step = fc.oneof(
  fc.record({
    do: fc.constant('fetch' as const),
    key: fc.constantFrom(...KEYS),
    force: fc.boolean(),
    skipPause: fc.boolean(),
    isQuiet: fc.boolean(),
  }),
  fc.record({ do: fc.constant('leave' as const), caller: fc.nat(20) }),
  fc.record({ do: fc.constantFrom('respond' as const, 'reject' as const), read: fc.nat(20) }),
  fc.record({ do: fc.constant('advance' as const), ms: fc.constantFrom(0, 1, 30_001, 60_001) }),
  fc.record({ do: fc.constant('visible' as const), isVisible: fc.boolean() }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Drives a page, and keeps what must hold of every one. */
async function play(page: QueryPage, steps: readonly Step[]): Promise<void> {
  const callers: AbortController[] = []
  const fetches: Promise<void>[] = []
  /** The last read of each key that answered before it was cancelled. */
  const latest = new Map<string, number>()
  const answered = new Set<SourceRead>()
  const check = (): void => {
    for (const key of KEYS) {
      const open = page.reads.filter(
        (read) => read.key === key && !read.signal.aborted && !answered.has(read),
      )
      expect(open.length, 'one read of a key at a time').toBeLessThanOrEqual(1)
      expect(knownEntry(page.entry(key))?.value, 'the value of the latest read').toBe(latest.get(key))
    }
  }
  for (const one of steps) {
    if (one.do === 'fetch') {
      const caller = new AbortController()
      callers.push(caller)
      fetches.push(page.fetch(one.key, { ...one, signal: caller.signal }))
    } else if (one.do === 'leave') callers[one.caller]?.abort()
    else if (one.do === 'advance') await page.clock.advance(one.ms)
    else if (one.do === 'visible') page.setVisible(one.isVisible)
    else {
      const read = page.reads[one.read]
      if (read && !answered.has(read)) {
        answered.add(read)
        if (one.do === 'reject') read.reject(new Error('down'))
        else {
          read.respond(one.read)
          if (!read.signal.aborted) latest.set(read.key, one.read)
        }
      }
    }
    await page.clock.advance(0)
    check()
  }
  for (const caller of callers) caller.abort()
  await Promise.all(fetches)
  await page.clock.advance(0)
  for (const read of page.reads) expect(read.signal.aborted || answered.has(read), 'cancelled').toBe(true)
  for (const key of KEYS) expect(page.entry(key)?.status).not.toBe('loading')
  check()
}

test('queries: the latest fetch wins, and one without a caller that waits is cancelled, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => play(createQueryPage(), steps)),
    { numRuns: 200 },
  )
})
