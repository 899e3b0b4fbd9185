import { expect, test, vi } from 'vitest'
import { createQueryPage, knowing, STALE_MS } from '../test-support/query-page'

test('queries: a quiet fetch of an equal value keeps the state as it is, and makes the value fresh', async () => {
  const page = await knowing()
  const before = page.ctx.state.get()
  await page.clock.advance(STALE_MS)
  const quiet = page.fetch('a', { isQuiet: true, force: true })
  page.reads[1]?.respond(1)
  await quiet
  expect(page.ctx.state.get()).toBe(before)
  await page.clock.advance(STALE_MS)
  await page.fetch('a')
  expect(page.reads).toHaveLength(2)
  const changed = page.fetch('a', { isQuiet: true, force: true })
  page.reads[2]?.respond(2)
  await changed
  expect(page.entry('a')).toEqual({ status: 'known', value: 2, readAtMs: 2 * STALE_MS })
})

test('queries: a quiet fetch that fails tells its caller alone; one of an unknown value shows no loading', async () => {
  const page = await knowing()
  const before = page.ctx.state.get()
  const onError = vi.fn()
  const fetches = ['a', 'b'].map((key) => page.fetch(key, { isQuiet: true, force: true, onError }))
  expect(page.ctx.state.get()).toBe(before)
  for (const read of page.reads.slice(1)) read.reject(new Error('down'))
  await Promise.all(fetches)
  expect([page.ctx.state.get() === before, onError.mock.calls.length, page.errors]).toEqual([true, 2, []])
  await page.fetch('a')
  expect(page.reads).toHaveLength(3)
})

test('queries: a quiet fetch makes a failed value known, but not within the pause', async () => {
  const page = await knowing()
  const failing = page.fetch('a', { force: true })
  page.reads[1]?.reject(new Error('down'))
  await failing
  await page.fetch('a', { isQuiet: true, force: true })
  expect(page.reads).toHaveLength(2)
  await page.clock.advance(30_001)
  const quiet = page.fetch('a', { isQuiet: true, force: true })
  page.reads[2]?.respond(1)
  await quiet
  expect(page.entry('a')).toEqual({ status: 'known', value: 1, readAtMs: 30_001 })
})

test('queries: a quiet fetch shares what is in flight; one that is not quiet takes over from it', async () => {
  const page = createQueryPage()
  const both = [page.fetch('a'), page.fetch('a', { isQuiet: true, force: true })]
  expect(page.reads).toHaveLength(1)
  page.reads[0]?.respond(1)
  await Promise.all(both)
  void page.fetch('a', { isQuiet: true, force: true })
  const loud = page.fetch('a', { force: true })
  expect(page.reads[1]?.signal.aborted).toBe(true)
  page.reads[2]?.reject(new Error('down'))
  await loud
  expect(page.entry('a')).toMatchObject({ value: 1, failedAtMs: 0 })
})
