import { expect, test, vi } from 'vitest'
import { createQueryPage, knowing, STALE_MS } from '../test-support/query-page'

test('queries: a first fetch is loading, then known, in the state of the plugin and in what a server dehydrates', async () => {
  const page = createQueryPage()
  await page.clock.advance(5)
  const fetching = page.fetch('a')
  expect(page.entry('a')).toEqual({ status: 'loading' })
  page.reads[0]?.respond(1)
  await fetching
  expect(page.entry('a')).toEqual({ status: 'known', value: 1, readAtMs: 5 })
  expect(page.latchkey.dehydrate()).toContain('"a":{"value":1')
})

test('queries: a source with nothing to read leaves no entry, and a known value as it was', async () => {
  const page = createQueryPage()
  const fetching = page.fetch('a')
  page.reads[0]?.respond()
  await fetching
  expect(page.entry('a')).toBeUndefined()
  const known = await knowing()
  const again = known.fetch('a', { force: true })
  known.reads[1]?.respond()
  await again
  expect(known.entry('a')).toEqual({ status: 'known', value: 1, readAtMs: 0 })
})

test('queries: a value is fresh for staleMs, and not a millisecond longer', async () => {
  const page = await knowing()
  await page.clock.advance(STALE_MS)
  await page.fetch('a')
  expect(page.reads).toHaveLength(1)
  await page.clock.advance(1)
  void page.fetch('a')
  expect(page.reads).toHaveLength(2)
  // The known value stays while it is read again.
  expect(page.entry('a')).toMatchObject({ status: 'known', value: 1 })
})

test.each([-86_400_000, 86_400_000])(
  'queries: a clock that is set by %i ms keeps no value longer and ends none early',
  async (ms) => {
    const page = await knowing()
    page.clock.setBy(ms)
    await page.clock.advance(STALE_MS)
    void page.fetch('a')
    expect(page.reads).toHaveLength(1)
    await page.clock.advance(1)
    void page.fetch('a')
    expect(page.reads).toHaveLength(2)
  },
)

test.each([-86_400_000, 86_400_000])(
  'queries: a clock that is set by %i ms changes nothing about the pause after a failure',
  async (ms) => {
    const page = createQueryPage()
    const fetching = page.fetch('a')
    page.reads[0]?.reject(new Error('down'))
    await fetching
    page.clock.setBy(ms)
    await page.clock.advance(30_000)
    void page.fetch('a')
    expect(page.reads).toHaveLength(1)
    await page.clock.advance(1)
    void page.fetch('a')
    expect(page.reads).toHaveLength(2)
  },
)

test('queries: a value of another page has an age by the time of day, and is stale if that lies ahead', async () => {
  const page = createQueryPage()
  await page.clock.advance(STALE_MS * 2)
  const put = (readAtMs: number): void =>
    page.ctx.state.assign({ amounts: { a: { status: 'known', value: 1, readAtMs } } })
  put(STALE_MS)
  void page.fetch('a')
  expect(page.reads).toHaveLength(0)
  put(STALE_MS * 2 + 1)
  void page.fetch('a')
  expect(page.reads).toHaveLength(1)
})

test('queries: the age of a value that the plugin has dropped is forgotten with the next one', async () => {
  const page = await knowing()
  const { amounts } = page.ctx.state.get()
  page.ctx.state.assign({ amounts: {} })
  const fetching = page.fetch('b')
  page.reads[1]?.respond(2)
  await fetching
  // By its own time the value would be fresh. The time of day alone says that it is not.
  page.ctx.state.assign({ amounts })
  page.clock.setBy(STALE_MS + 1)
  void page.fetch('a')
  expect(page.reads.map(({ key }) => key)).toEqual(['a', 'b', 'a'])
})

test('queries: an invalidated value is stale until it is read', async () => {
  const page = await knowing()
  page.queries.invalidate('a')
  const fetching = page.fetch('a')
  page.reads[1]?.respond(2)
  await fetching
  await page.fetch('a')
  expect(page.reads).toHaveLength(2)
})

test('queries: callers share a fetch in flight; each key has its own', async () => {
  const page = createQueryPage()
  const all = [page.fetch('a'), page.fetch('a'), page.fetch('b')]
  expect(page.reads.map(({ key }) => key)).toEqual(['a', 'b'])
  page.reads[0]?.respond(1)
  page.reads[1]?.respond(2)
  await Promise.all(all)
  expect([page.entry('a'), page.entry('b')]).toMatchObject([{ value: 1 }, { value: 2 }])
})

test('queries: force reads a fresh value, shares another forced fetch, and takes over from one that was not', async () => {
  const page = await knowing()
  const forced = page.fetch('a', { force: true })
  expect(page.reads).toHaveLength(2)
  void page.fetch('a', { force: true })
  void page.fetch('a')
  expect(page.reads).toHaveLength(2)
  page.reads[1]?.respond(2)
  await forced

  await page.clock.advance(STALE_MS + 1)
  void page.fetch('a')
  const last = page.fetch('a', { force: true })
  expect(page.reads[2]?.signal.aborted).toBe(true)
  page.reads[3]?.respond(4)
  page.reads[2]?.respond(3)
  await last
  expect(page.entry('a')).toMatchObject({ value: 4 })
})

test('queries: after a failure nothing is read for 30 s, forced or not, unless the pause is skipped', async () => {
  const page = createQueryPage()
  const fetching = page.fetch('a')
  await page.clock.advance(5)
  page.reads[0]?.reject(new Error('down'))
  await fetching
  expect(page.entry('a')).toEqual({ status: 'failed', failedAtMs: 5 })
  expect(page.errors.map(({ error }) => error)).toEqual([new Error('down')])
  await page.clock.advance(30_000)
  await page.fetch('a')
  await page.fetch('a', { force: true })
  expect(page.reads).toHaveLength(1)
  const skipping = page.fetch('a', { skipPause: true })
  page.reads[1]?.reject(new Error('still down'))
  await skipping
  await page.clock.advance(30_001)
  void page.fetch('a')
  expect(page.reads).toHaveLength(3)
})

test('queries: a known value survives a failure, marked, and is no longer fresh', async () => {
  const page = await knowing()
  const errors: unknown[] = []
  const forced = page.fetch('a', { force: true, onError: (error) => void errors.push(error) })
  page.reads[1]?.reject(new Error('down'))
  await forced
  expect(page.entry('a')).toEqual({ status: 'known', value: 1, readAtMs: 0, failedAtMs: 0 })
  expect([errors.length, page.errors.length]).toEqual([1, 0])
  const again = page.fetch('a', { skipPause: true })
  page.reads[2]?.respond(2)
  await again
  expect(page.entry('a')).toEqual({ status: 'known', value: 2, readAtMs: 0 })
})

test('queries: a source that failed in part gives its value, marked, and is reported', async () => {
  const page = createQueryPage()
  const onSuccess = vi.fn()
  const fetching = page.fetch('a', { onSuccess })
  page.reads[0]?.onPartialError(new Error('half'))
  page.reads[0]?.respond(1)
  await fetching
  expect(page.entry('a')).toEqual({ status: 'known', value: 1, readAtMs: 0, failedAtMs: 0 })
  expect([page.errors.length, onSuccess.mock.calls.length]).toEqual([1, 1])
})

test('queries: a caller may want a value that is younger than the others need', async () => {
  const page = await knowing()
  await page.clock.advance(5_000)
  await page.fetch('a', { staleMs: 5_000 })
  expect(page.reads).toHaveLength(1)
  await page.clock.advance(1)
  void page.fetch('a', { staleMs: 5_000 })
  expect(page.reads).toHaveLength(2)
})

test('queries: a fetch ends with its last caller, and not before', async () => {
  const page = createQueryPage()
  const [first, second] = [new AbortController(), new AbortController()]
  const fetches = [page.fetch('a', { signal: first.signal }), page.fetch('a', { signal: second.signal })]
  first.abort()
  await fetches[0]
  expect(page.reads[0]?.signal.aborted).toBe(false)
  second.abort()
  await fetches[1]
  expect(page.reads[0]?.signal.aborted).toBe(true)
  page.reads[0]?.respond(1)
  await page.clock.advance(0)
  expect([page.entry('a'), page.errors]).toEqual([undefined, []])
  await page.fetch('a', { signal: first.signal })
  expect(page.reads).toHaveLength(1)
})

test('queries: a call after all others were aborted starts another read', async () => {
  const page = createQueryPage()
  const gone = new AbortController()
  void page.fetch('a', { signal: gone.signal })
  gone.abort()
  const fetching = page.fetch('a')
  page.reads[1]?.respond(2)
  await fetching
  expect(page.entry('a')).toMatchObject({ value: 2 })
})

test('queries: the end of the run cancels what is in flight, and after it nothing is read', async () => {
  const page = createQueryPage()
  const fetching = page.fetch('a')
  page.latchkey.dispose()
  await fetching
  await page.fetch('b')
  expect(page.reads.map(({ signal }) => signal.aborted)).toEqual([true])
  expect(page.entry('a')).toBeUndefined()
})

test('queries: a hidden page reads nothing until it is visible', async () => {
  const page = createQueryPage()
  page.setVisible(false)
  const fetching = page.fetch('a')
  const gone = new AbortController()
  const left = page.fetch('b', { signal: gone.signal })
  await page.clock.advance(60_000)
  expect([page.reads.length, page.entry('a')]).toEqual([0, undefined])
  gone.abort()
  await left
  page.setVisible(true)
  await page.clock.advance(0)
  expect(page.reads.map(({ key }) => key)).toEqual(['a'])
  page.reads[0]?.respond(1)
  await fetching
  expect(page.entry('a')).toEqual({ status: 'known', value: 1, readAtMs: 60_000 })
  expect(page.browser.listening).toBe(0)
})
