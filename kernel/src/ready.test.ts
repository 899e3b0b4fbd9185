import { expect, test } from 'vitest'
import { type PartContext, part } from './test-support/part'
import { quiz } from './test-support/quiz'
import { createTestLatchkey } from './testing'

test('onReady: every plugin has started, in each run', () => {
  const seen: string[] = []
  const { latchkey } = createTestLatchkey({
    plugins: [
      part('a', {
        setup: (ctx) => void ctx.onReady(() => void seen.push('ready')),
        start: () => void seen.push('a'),
      }),
      part('b', { start: () => void seen.push('b') }),
    ],
  })
  latchkey.start()()
  latchkey.start()
  expect(seen).toEqual(['a', 'b', 'ready', 'a', 'b', 'ready'])
})

test('onReady: one of `start` belongs to its run, one that comes later is called at once', () => {
  const seen: string[] = []
  let ctx: PartContext | undefined
  const { latchkey } = createTestLatchkey({
    plugins: [
      part('a', {
        start(given) {
          ctx = given
          given.onReady(() => void seen.push('start'))
        },
      }),
    ],
  })
  const stop = latchkey.start()
  ctx?.onReady(() => void seen.push('later'))
  expect(seen).toEqual(['start', 'later'])
  stop()
  latchkey.start()
  expect(seen).toEqual(['start', 'later', 'start'])
})

test('onReady: waits for the next run while nothing runs', () => {
  const seen: string[] = []
  let ctx: PartContext | undefined
  const { latchkey } = createTestLatchkey({
    plugins: [
      part('a', {
        setup(given) {
          ctx = given
        },
      }),
    ],
  })
  latchkey.start()()
  ctx?.onReady(() => void seen.push('ready'))
  expect(seen).toEqual([])
  latchkey.start()
  expect(seen).toEqual(['ready'])
})

test('onFirstOpen: loads once, in the task of the opening', () => {
  const seen: string[] = []
  const { latchkey } = createTestLatchkey({
    plugins: [
      quiz(),
      part('a', { start: (ctx) => void ctx.router.onFirstOpen((view) => void seen.push(view)) }),
    ],
  })
  latchkey.start()
  expect(seen).toEqual([])
  latchkey.open('Home')
  expect(seen).toEqual(['Home'])
  latchkey.open('Second')
  latchkey.close()
  latchkey.open('Home')
  expect(seen).toEqual(['Home'])
})

test('onFirstOpen: is called at once when a view is open already', () => {
  const seen: string[] = []
  const { latchkey } = createTestLatchkey({
    plugins: [
      quiz(),
      part('a', {
        setup: (ctx) => void ctx.onReady(() => ctx.router.onFirstOpen((view) => void seen.push(view))),
      }),
    ],
  })
  latchkey.open('Home')
  latchkey.start()
  expect(seen).toEqual(['Home'])
})

test('onFirstOpen: a failure is reported, and the next view calls it again', async () => {
  const seen: string[] = []
  const { latchkey, failures, clock } = createTestLatchkey({
    plugins: [
      quiz(),
      part('a', {
        setup: (ctx) =>
          void ctx.router.onFirstOpen(async (view) => {
            seen.push(view)
            if (seen.length === 1) throw new Error('offline')
          }),
      }),
    ],
  })
  latchkey.start()
  latchkey.open('Home')
  await clock.advance(0)
  expect(failures).toMatchObject([{ pluginId: 'a', phase: 'spawn', error: { message: 'offline' } }])
  latchkey.open('Second')
  await clock.advance(0)
  latchkey.open('Home')
  expect(seen).toEqual(['Home', 'Second'])
})

test('onFirstOpen: may leave views out, and can be removed', () => {
  const seen: string[] = []
  let remove: (() => void) | undefined
  const { latchkey } = createTestLatchkey({
    plugins: [
      quiz(),
      part('a', {
        start(ctx) {
          ctx.router.onFirstOpen(
            (view) => void seen.push(view),
            (view) => view !== 'Home',
          )
          remove = ctx.router.onFirstOpen(() => void seen.push('removed'))
        },
      }),
    ],
  })
  latchkey.start()
  remove?.()
  latchkey.open('Home')
  expect(seen).toEqual([])
  latchkey.open('Second')
  expect(seen).toEqual(['Second'])
})
