import { expect, test } from 'vitest'
import { defineSlot, type SlotItem } from './extension-points/slots'
import { redirects } from './router/navigation'
import { part, partToken } from './test-support/part'
import { quiz } from './test-support/quiz'
import { createTestLatchkey } from './testing'
import type { Notice, NoticeHandle } from './text/text'

const boom = (): never => {
  throw new Error('boom')
}
const items = defineSlot<SlotItem>('test:items')

test('event listener: one that throws is reported with its owner, and the others are called', () => {
  const received: number[] = []
  const { latchkey, failures } = createTestLatchkey({
    plugins: [
      part('bad', { setup: (ctx) => void ctx.events.on('part:happened', boom) }),
      part('good', { setup: (ctx) => void ctx.events.on('part:happened', (n) => void received.push(n)) }),
      part('source', { start: (ctx) => ctx.events.emit('part:happened', 4) }),
    ],
  })
  latchkey.start()
  expect(received).toEqual([4])
  expect(failures).toMatchObject([{ pluginId: 'bad', phase: 'event' }])
})

test('store listener, watch and onItems: one that throws is reported with its owner, and the others are called', () => {
  const received: unknown[] = []
  const { latchkey, failures, setState } = createTestLatchkey({
    plugins: [
      part('a', {
        setup(ctx) {
          ctx.state.subscribe(boom)
          ctx.state.subscribe(({ count }) => void received.push(count))
        },
      }),
      part('b', {
        needs: ['a'],
        setup(ctx) {
          ctx.watch(partToken('a'), ({ count }) => count, boom)
          ctx.watch(
            partToken('a'),
            ({ count }) => count,
            (next, previous) => void received.push([next, previous]),
          )
          ctx.onItems(items, boom)
          ctx.onItems(items, (all) => void received.push(all.map(({ id }) => id)))
        },
      }),
      part('c', { start: (ctx) => void ctx.fill(items, { id: 'c' }) }),
    ],
  })
  setState(partToken('a'), { count: 1 })
  latchkey.start()
  expect(received).toEqual([1, [1, 0], ['c']])
  expect(failures.map(({ pluginId, phase }) => `${pluginId} ${phase}`)).toEqual([
    'a store',
    'b store',
    'b event',
  ])
})

test('host listeners: one that throws is reported as the host, not as the plugin it listens to', () => {
  const received: unknown[] = []
  const { latchkey, failures, setState } = createTestLatchkey({ plugins: [part('a')] })
  latchkey.watch(partToken('a'), ({ count }) => count, boom)
  latchkey.watch(
    partToken('a'),
    ({ count }) => count,
    (next, previous) => void received.push([next, previous]),
    {
      immediate: true,
    },
  )
  latchkey.on('kernel:started', boom)
  setState(partToken('a'), { count: 1 })
  setState(partToken('a'), { note: 'unwatched' })
  latchkey.start()
  expect(received).toEqual([
    [0, undefined],
    [1, 0],
  ])
  expect(failures.map(({ pluginId, phase }) => `${pluginId} ${phase}`)).toEqual(['host store', 'host event'])
})

test('kernel:plugin-failed: a listener of it that throws goes to the log only', () => {
  const { latchkey, failures, logger } = createTestLatchkey({ plugins: [part('a', { start: boom })] })
  latchkey.on('kernel:plugin-failed', boom)
  latchkey.start()
  expect(failures).toHaveLength(1)
  expect(logger.lines.filter(({ level }) => level === 'error').map(({ id }) => id)).toEqual(['a', 'host'])
})

test('redirects: one that throws is passed over and reported', () => {
  const { latchkey, shownView, failures } = createTestLatchkey({
    plugins: [
      quiz(),
      part('bad', { setup: (ctx) => void ctx.fill(redirects, { id: 'bad', redirect: boom }) }),
      part('good', {
        setup: (ctx) => void ctx.fill(redirects, { id: 'good', redirect: () => ({ view: 'Home' }) }),
      }),
    ],
  })
  latchkey.open()
  expect(shownView()).toBe('Home')
  expect(failures).toMatchObject([{ pluginId: 'bad', phase: 'slot' }])
})

test('slot: an item whose `when` throws stays away, is reported once, and empties no list', () => {
  const shown = defineSlot<SlotItem<{ readonly count: number }>>('test:shown', partToken('a'))
  let read = (): readonly string[] => []
  const { failures, setState } = createTestLatchkey({
    plugins: [
      part('a', {
        setup(ctx) {
          read = () => ctx.items(shown).map(({ id }) => id)
          ctx.onItems(shown, () => undefined)
        },
      }),
      part('bad', { setup: (ctx) => void ctx.fill(shown, { id: 'bad', when: boom }) }),
      part('good', { setup: (ctx) => void ctx.fill(shown, { id: 'good', when: ({ count }) => count > 0 }) }),
    ],
  })
  expect(read()).toEqual([])
  setState(partToken('a'), { count: 1 })
  setState(partToken('a'), { count: 2 })
  expect(read()).toEqual(['good'])
  expect(failures).toMatchObject([{ pluginId: 'bad', phase: 'slot' }])
})

test('report and notify: carry the id of the plugin', () => {
  const { latchkey, errors, notices } = createTestLatchkey({
    plugins: [
      part('a', {
        start(ctx) {
          ctx.report(new Error('odd'))
          ctx.notify({ surface: 'banner', variant: 'info', code: 'HELLO', text: () => 'Hello' })
        },
      }),
    ],
  })
  latchkey.start()
  expect(errors).toMatchObject([{ pluginId: 'a', error: { message: 'odd' } }])
  expect(notices).toMatchObject([{ pluginId: 'a', notice: { code: 'HELLO' } }])
})

test('notify: updates come under the same id until the notice is dismissed', () => {
  const handles: NoticeHandle[] = []
  const { latchkey, notices } = createTestLatchkey({
    plugins: [
      part('a', {
        start(ctx) {
          for (const code of ['ONE', 'TWO'])
            handles.push(ctx.notify({ surface: 'banner', variant: 'loading', code, text: () => code }))
        },
      }),
    ],
  })
  latchkey.start()
  const [first, second] = notices
  expect(first?.id).not.toBe(second?.id)
  handles[0]?.update({ variant: 'success', code: 'DONE' })
  handles[0]?.update({ text: () => 'Really done' })
  expect(notices[3]).toMatchObject({ id: first?.id, notice: { variant: 'success', code: 'DONE' } })
  expect(notices[3]?.notice.text((key) => key, undefined)).toBe('Really done')
  handles[0]?.dismiss()
  expect([first?.notice.signal?.aborted, second?.notice.signal?.aborted]).toEqual([true, false])
  handles[0]?.update({ code: 'LATE' })
  expect(notices).toHaveLength(4)
})

test('notify: the signal of the plugin dismisses too, also one that was aborted before', () => {
  const { latchkey, notices } = createTestLatchkey({
    plugins: [
      part('a', {
        start(ctx) {
          const end = new AbortController()
          const notice: Notice = { surface: 'alert', variant: 'info', code: 'HELLO', text: () => 'Hello' }
          ctx.notify({ ...notice, signal: end.signal })
          end.abort()
          ctx.notify({ ...notice, signal: end.signal })
        },
      }),
    ],
  })
  latchkey.start()
  expect(notices.map(({ notice }) => notice.signal?.aborted)).toEqual([true, true])
})
