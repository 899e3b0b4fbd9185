import type { Notice } from '@latchkey/kernel'
import { createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { createNoticeQueue } from './notice-queue'

function banner(code: string, variant: Notice['variant'] = 'success'): Notice {
  return { surface: 'banner', variant, code, text: () => code }
}

function setUp() {
  const clock = createFakeClock()
  const end = new AbortController()
  const queue = createNoticeQueue(clock, end.signal)
  let lastId = 0
  const show = (notice: Notice, id = lastId + 1): void => {
    lastId = id
    queue.show({ id, notice })
  }
  const shown = () => queue.get().banner?.notice.code
  return { clock, end, queue, show, shown }
}

test('banner: is shown at once, fades out after 2.5 s and is removed 150 ms later', async () => {
  const { clock, queue, show, shown } = setUp()
  show(banner('one'))
  expect(shown()).toBe('one')
  await clock.advance(2499)
  expect(queue.get().banner?.leaving).toBe(false)
  await clock.advance(1)
  expect(queue.get().banner?.leaving).toBe(true)
  await clock.advance(150)
  expect(shown()).toBeUndefined()
  expect(clock.waiting).toBe(0)
})

test('banner: a new banner closes the open one at once and is shown after 150 ms', async () => {
  const { clock, queue, show, shown } = setUp()
  show(banner('one'))
  await clock.advance(1000)
  show(banner('two'))
  expect(shown()).toBeUndefined()
  await clock.advance(149)
  expect(shown()).toBeUndefined()
  await clock.advance(1)
  expect(shown()).toBe('two')
  await clock.advance(2500)
  expect(queue.get().banner?.leaving).toBe(true)
})

test('banner: of two banners that wait for the pause, the newer one is shown', async () => {
  const { clock, show, shown } = setUp()
  show(banner('one'))
  show(banner('two'))
  await clock.advance(100)
  show(banner('three'))
  expect(shown()).toBeUndefined()
  await clock.advance(150)
  expect(shown()).toBe('three')
})

test('banner: a loading banner stays until the next banner', async () => {
  const { clock, show, shown } = setUp()
  show(banner('wait', 'loading'))
  await clock.advance(60_000)
  expect(shown()).toBe('wait')
  show(banner('done'))
  await clock.advance(150)
  expect(shown()).toBe('done')
})

test('banner: goes with the view that caused it', async () => {
  const { clock, queue, show, shown } = setUp()
  queue.enterView('form')
  show(banner('failed', 'error'))
  await clock.advance(1000)
  queue.enterView('form')
  expect(shown()).toBe('failed')
  queue.enterView('account')
  expect(shown()).toBeUndefined()
  expect(clock.waiting).toBe(0)
})

test('banner: the first one, which is there before its elements, goes with its view too', async () => {
  const { clock, queue, show, shown } = setUp()
  show(banner('failed', 'error'))
  queue.enterView('form')
  await clock.advance(1000)
  queue.enterView('account')
  expect(shown()).toBeUndefined()
})

test('banner: one that changed the view is shown over the next, and goes with that', async () => {
  const { clock, queue, show, shown } = setUp()
  queue.enterView('connecting')
  show(banner('failed', 'error'))
  await clock.advance(499)
  queue.enterView('list')
  expect(shown()).toBe('failed')
  await clock.advance(500)
  queue.enterView('account')
  expect(shown()).toBeUndefined()
})

test('banner: stays when the dialog closes, and goes when another view opens', async () => {
  const { clock, queue, show, shown } = setUp()
  queue.enterView('form')
  show(banner('failed', 'error'))
  await clock.advance(500)
  queue.enterView(undefined)
  expect(shown()).toBe('failed')
  queue.enterView('account')
  expect(shown()).toBeUndefined()
})

test.each([
  ['that ends its view is kept by the next one', 'success', 'form', 100],
  ['of work that goes on stays', 'loading', 'form', 1000],
  ['that came while no view was shown stays', 'error', undefined, 1000],
] as const)('banner: one %s', async (_, variant, view, shownMs) => {
  const { clock, queue, show, shown } = setUp()
  queue.enterView(view)
  show(banner('one', variant))
  await clock.advance(shownMs)
  queue.enterView('account')
  expect(shown()).toBe('one')
})

test('alert: stays beside a banner until it is dismissed', async () => {
  const { clock, queue, show, shown } = setUp()
  show({ ...banner('alert', 'error'), surface: 'alert' })
  show(banner('one'))
  await clock.advance(60_000)
  expect(queue.get().alert?.notice.code).toBe('alert')
  expect(shown()).toBeUndefined()
  queue.dismissAlert()
  expect(queue.get().alert).toBeUndefined()
})

test('notices: no timer is left after the signal has aborted', async () => {
  const { clock, end, show } = setUp()
  show(banner('one'))
  show(banner('two'))
  end.abort()
  expect(clock.waiting).toBe(0)
})

test('alert: its signal closes it, but not a newer alert', () => {
  const { queue, show } = setUp()
  const alert = (code: string): Notice => ({ ...banner(code), surface: 'alert' })
  const shown = (): string | undefined => queue.get().alert?.notice.code
  const [first, second, late] = [new AbortController(), new AbortController(), new AbortController()]
  show({ ...alert('one'), signal: first.signal })
  expect(shown()).toBe('one')
  show({ ...alert('two'), signal: second.signal })
  first.abort()
  expect(shown()).toBe('two')
  second.abort()
  expect(shown()).toBeUndefined()
  late.abort()
  show({ ...alert('three'), signal: late.signal })
  expect(shown()).toBeUndefined()
})

test('banner: an update keeps its key, and restarts its timer', async () => {
  const { clock, queue, show, shown } = setUp()
  show(banner('sending', 'loading'), 1)
  const key = queue.get().banner?.key
  await clock.advance(60_000)
  show(banner('sent'), 1)
  expect([shown(), queue.get().banner?.key]).toEqual(['sent', key])
  await clock.advance(2500)
  expect(queue.get().banner?.leaving).toBe(true)
  show(banner('really sent'), 1)
  expect(queue.get().banner).toMatchObject({ key, leaving: false })
  await clock.advance(2650)
  expect(shown()).toBeUndefined()
})

test('banner: an update of a closed banner is shown as a new banner', async () => {
  const { clock, show, shown } = setUp()
  show(banner('sending', 'loading'), 1)
  show(banner('other'), 2)
  await clock.advance(150)
  expect(shown()).toBe('other')
  show(banner('sent'), 1)
  await clock.advance(150)
  expect(shown()).toBe('sent')
})

test.each(['shown', 'waiting'])(
  'banner: its signal closes it while it is %s, but not another banner',
  async (state) => {
    const { clock, show, shown } = setUp()
    const end = new AbortController()
    if (state === 'waiting') show(banner('before'))
    show({ ...banner('one', 'loading'), signal: end.signal })
    end.abort()
    await clock.advance(150)
    expect(shown()).toBeUndefined()
    const late = new AbortController()
    show({ ...banner('two', 'loading'), signal: late.signal })
    show(banner('three', 'loading'))
    late.abort()
    await clock.advance(150)
    expect(shown()).toBe('three')
  },
)

test('notices: an update can change a banner to an alert and back', async () => {
  const { queue, show, shown } = setUp()
  const alerts = (): string | undefined => queue.get().alert?.notice.code
  show(banner('sending', 'loading'), 1)
  show({ ...banner('failed', 'error'), surface: 'alert' }, 1)
  expect([shown(), alerts()]).toEqual([undefined, 'failed'])
  show(banner('sent'), 1)
  expect([shown(), alerts()]).toEqual(['sent', undefined])
})
