import { expect, test } from 'vitest'
import { type Contract, defineContract, type View } from './contract'
import { defineSlot, type SlotItem } from './extension-points/slots'
import { definePlugin } from './plugin'
import type { PluginContext } from './plugin-context'
import { part, partToken } from './test-support/part'
import { createTestLatchkey } from './testing'

const items = defineSlot<SlotItem>('test:items')

test('start: counts its callers, works again after the last stop, and stop is idempotent', () => {
  const received: string[] = []
  const signals: AbortSignal[] = []
  const { latchkey } = createTestLatchkey({
    plugins: [part('a', { start: (ctx) => void signals.push(ctx.signal) })],
  })
  latchkey.on('kernel:started', () => void received.push('started'))
  latchkey.on('kernel:stopped', () => void received.push('stopped'))
  const first = latchkey.start()
  const second = latchkey.start()
  first()
  first()
  expect(received).toEqual(['started'])
  second()
  expect(received).toEqual(['started', 'stopped'])
  latchkey.start()
  expect(received).toEqual(['started', 'stopped', 'started'])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('stop: undoes what the run registered, keeps what setup registered, forgets no state', () => {
  const received: string[] = []
  const { latchkey, setState } = createTestLatchkey({
    plugins: [
      part('a', {
        setup: (ctx) => void ctx.state.subscribe(() => void received.push('setup')),
        start: (ctx) => void ctx.state.subscribe(() => void received.push('run')),
      }),
    ],
  })
  const stop = latchkey.start()
  setState(partToken('a'), { count: 1 })
  stop()
  setState(partToken('a'), { count: 2 })
  expect(received).toEqual(['setup', 'run', 'setup'])
  expect(latchkey.read(partToken('a'))).toMatchObject({ count: 2 })
})

test('signal: aborted before the first run and between runs', () => {
  let read = (): boolean => false
  const { latchkey } = createTestLatchkey({
    plugins: [
      part('a', {
        setup(ctx) {
          read = () => ctx.signal.aborted
        },
      }),
    ],
  })
  expect(read()).toBe(true)
  const stop = latchkey.start()
  expect(read()).toBe(false)
  stop()
  expect(read()).toBe(true)
})

test('hot reload: fifty starts and stops leave one set of listeners', async () => {
  let received = 0
  const onEvent = (): void => {
    received += 1
  }
  const { latchkey, browser, setState, clock } = createTestLatchkey({
    plugins: [
      part('a'),
      part('b', {
        needs: ['a'],
        start(ctx) {
          ctx.browser.listen('message', onEvent, ctx.signal)
          ctx.events.on('part:happened', onEvent)
          ctx.watch(partToken('a'), (state) => state.count, onEvent)
          ctx.onItems(items, onEvent)
          ctx.clock.every(1000, () => undefined, ctx.signal)
        },
      }),
      part('c', {
        setup: (ctx) => void ctx.state.subscribe(() => ctx.events.emit('part:happened', 1)),
        start: (ctx) => void ctx.fill(items, { id: 'c' }),
      }),
    ],
  })
  for (let round = 0; round < 50; round += 1) latchkey.start()()
  latchkey.start()
  expect(browser.listening).toBe(1)
  expect(clock.waiting).toBe(1)
  received = 0
  browser.fire(new Event('message'))
  setState(partToken('a'), { count: 7 })
  setState(partToken('c'), { count: 7 })
  expect(received).toBe(3)
})

interface PageContract extends Contract {
  readonly id: 'test/page'
  readonly state: { readonly count: number }
  readonly views: { readonly Home: View }
}
const pageToken = defineContract<PageContract>('test/page', 1)

test('start: loads views anew, since what they have registered has ended with the run before', async () => {
  const heard: string[] = []
  const load = async (ctx: PluginContext<PageContract>) => {
    ctx.state.subscribe(() => void heard.push('view'))
    return { default: () => null }
  }
  const page = definePlugin(pageToken, {
    initialState: () => ({ count: 0 }),
    views: { Home: { title: () => '', load } },
    setup: () => ({}),
  })
  const { latchkey, setState } = createTestLatchkey({ plugins: [page()] })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  latchkey.start()()
  const stop = latchkey.start()
  latchkey.preload('Home')
  await settle()
  stop()
  latchkey.start()
  latchkey.preload('Home')
  await settle()
  setState(pageToken, { count: 1 })
  expect(heard).toEqual(['view'])
})
