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
  const shown = () => queue.get().banner?.notice.code
  return { clock, end, queue, shown }
}

test('banner: shows at once, leaves after 2.5 s and is gone 150 ms later', async () => {
  const { clock, queue, shown } = setUp()
  queue.show(banner('one'))
  expect(shown()).toBe('one')
  await clock.advance(2499)
  expect(queue.get().banner?.leaving).toBe(false)
  await clock.advance(1)
  expect(queue.get().banner?.leaving).toBe(true)
  await clock.advance(150)
  expect(shown()).toBeUndefined()
  expect(clock.waiting).toBe(0)
})

test('banner: a new one closes the open one at once and shows after 150 ms', async () => {
  const { clock, queue, shown } = setUp()
  queue.show(banner('one'))
  await clock.advance(1000)
  queue.show(banner('two'))
  expect(shown()).toBeUndefined()
  await clock.advance(149)
  expect(shown()).toBeUndefined()
  await clock.advance(1)
  expect(shown()).toBe('two')
  await clock.advance(2500)
  expect(queue.get().banner?.leaving).toBe(true)
})

test('banner: of two that come during the pause the newer one shows', async () => {
  const { clock, queue, shown } = setUp()
  queue.show(banner('one'))
  queue.show(banner('two'))
  await clock.advance(100)
  queue.show(banner('three'))
  expect(shown()).toBeUndefined()
  await clock.advance(150)
  expect(shown()).toBe('three')
})

test('banner: a loading one stays until the next', async () => {
  const { clock, queue, shown } = setUp()
  queue.show(banner('wait', 'loading'))
  await clock.advance(60_000)
  expect(shown()).toBe('wait')
  queue.show(banner('done'))
  await clock.advance(150)
  expect(shown()).toBe('done')
})

test('alert: stays beside a banner until it is dismissed', async () => {
  const { clock, queue, shown } = setUp()
  queue.show({ ...banner('alert', 'error'), surface: 'alert' })
  queue.show(banner('one'))
  await clock.advance(60_000)
  expect(queue.get().alert?.notice.code).toBe('alert')
  expect(shown()).toBeUndefined()
  queue.dismissAlert()
  expect(queue.get().alert).toBeUndefined()
})

test('notices: the end of a run leaves no timer', async () => {
  const { clock, end, queue } = setUp()
  queue.show(banner('one'))
  queue.show(banner('two'))
  end.abort()
  expect(clock.waiting).toBe(0)
})

test('alert: closes when it is no longer true, and leaves a newer one alone', () => {
  const { queue } = setUp()
  const alert = (code: string): Notice => ({ ...banner(code), surface: 'alert' })
  const shown = (): string | undefined => queue.get().alert?.notice.code
  const [first, second, late] = [new AbortController(), new AbortController(), new AbortController()]
  queue.show({ ...alert('one'), signal: first.signal })
  expect(shown()).toBe('one')
  queue.show({ ...alert('two'), signal: second.signal })
  first.abort()
  expect(shown()).toBe('two')
  second.abort()
  expect(shown()).toBeUndefined()
  late.abort()
  queue.show({ ...alert('three'), signal: late.signal })
  expect(shown()).toBeUndefined()
})
