import { expect, test } from 'vitest'
import { ConfigurationError, LatchkeyError, PluginUnavailableError } from './errors'
import { defineSlot, type SlotItem } from './extension-points/slots'
import { part, partToken } from './test-support/part'
import { createTestLatchkey } from './testing'

const boom = (): never => {
  throw new Error('boom')
}
const items = defineSlot<SlotItem>('test:items')

test('failed setup: what it registered is undone, dependents are skipped, the rest works', () => {
  const received: string[] = []
  const { latchkey, failures, logger } = createTestLatchkey({
    plugins: [
      part('bad', {
        setup(ctx) {
          ctx.fill(items, { id: 'of-bad' })
          ctx.events.on('part:happened', () => void received.push('bad'))
          ctx.onDispose(() => void received.push('cleaned'))
          boom()
        },
      }),
      part('dependent', { needs: ['bad'], setup: () => void received.push('dependent') }),
      part('grandchild', { needs: ['dependent'], setup: () => void received.push('grandchild') }),
      part('optional', {
        maybe: ['bad'],
        setup: (ctx) => expect(ctx.use(partToken('bad'))).toBeUndefined(),
      }),
      part('good', { start: (ctx) => ctx.events.emit('part:happened', 1) }),
    ],
  })
  latchkey.start()
  expect(received).toEqual(['cleaned'])
  expect(failures).toMatchObject([{ pluginId: 'bad', phase: 'setup', error: { message: 'boom' } }])
  expect(latchkey.status(partToken('bad'))).toMatchObject({ status: 'failed', error: { message: 'boom' } })
  expect(latchkey.status(partToken('dependent'))).toEqual({ status: 'skipped' })
  expect(latchkey.status(partToken('grandchild'))).toEqual({ status: 'skipped' })
  expect(latchkey.status(partToken('optional'))).toEqual({ status: 'ready' })
  expect(latchkey.get(partToken('good')).ping()).toBe('good')
  expect(logger.lines).toContainEqual(expect.objectContaining({ level: 'error', id: 'bad' }))
})

test('API of a failed, skipped or absent plugin: throws PluginUnavailableError with the cause', () => {
  const { latchkey } = createTestLatchkey({
    plugins: [part('bad', { setup: boom }), part('next', { needs: ['bad'] })],
  })
  const ask = (id: string): unknown => {
    try {
      return latchkey.get(partToken(id))
    } catch (error) {
      return error
    }
  }
  expect(ask('bad')).toBeInstanceOf(PluginUnavailableError)
  expect(ask('bad')).toMatchObject({ details: { id: 'bad', status: 'failed' }, cause: { message: 'boom' } })
  expect(ask('next')).toMatchObject({ details: { id: 'next', status: 'skipped' } })
  expect(ask('absent')).toMatchObject({ details: { id: 'absent', status: 'not installed' } })
  expect(() => latchkey.plugins['bad']).toThrow(PluginUnavailableError)
})

test('failed setup of a required plugin: createLatchkey throws it and undoes the others', () => {
  const undone: string[] = []
  const make = (): unknown =>
    createTestLatchkey({
      plugins: [
        part('first', { setup: (ctx) => ctx.onDispose(() => void undone.push('first')) }),
        part('needed', { required: true, setup: boom }),
      ],
    })
  expect(make).toThrow('boom')
  expect(undone).toEqual(['first'])
})

test('required plugin whose dependency failed: throws instead of being skipped', () => {
  const make = (): unknown =>
    createTestLatchkey({
      plugins: [part('bad', { setup: boom }), part('needed', { needs: ['bad'], required: true })],
    })
  expect(make).toThrow(PluginUnavailableError)
})

test('ConfigurationError in a setup: always throws', () => {
  const wrong = (): never => {
    throw new ConfigurationError('WRONG')
  }
  expect(() => createTestLatchkey({ plugins: [part('a', { setup: wrong })] })).toThrow(ConfigurationError)
})

test('ConfigurationError of another copy of the kernel: is known by its brand', () => {
  class ForeignConfigurationError extends LatchkeyError {
    readonly code = 'WRONG'
    override readonly category = 'configuration'
  }
  const wrong = (): never => {
    throw new ForeignConfigurationError('wrong')
  }
  expect(() => createTestLatchkey({ plugins: [part('a', { setup: wrong })] })).toThrow('wrong')
})

test('failed start: the plugin and its dependents are off, the rest runs', () => {
  const received: string[] = []
  const { latchkey, failures } = createTestLatchkey({
    plugins: [
      part('bad', {
        setup: (ctx) => void ctx.events.on('part:happened', () => void received.push('setup of bad')),
        start(ctx) {
          ctx.events.on('part:happened', () => void received.push('start of bad'))
          boom()
        },
      }),
      part('dependent', { needs: ['bad'], start: () => void received.push('dependent') }),
      part('good', { start: (ctx) => ctx.events.emit('part:happened', 1) }),
    ],
  })
  latchkey.start()
  expect(received).toEqual([])
  expect(failures).toMatchObject([{ pluginId: 'bad', phase: 'start' }])
  expect(latchkey.status(partToken('dependent'))).toEqual({ status: 'skipped' })
  expect(latchkey.get(partToken('good')).ping()).toBe('good')
})

test('failed start of a required plugin: throws, nothing keeps running, and a later start is a new one', () => {
  let starts = 0
  let signal: AbortSignal | undefined
  const { latchkey } = createTestLatchkey({
    plugins: [
      part('first', {
        start(ctx) {
          starts += 1
          signal = ctx.signal
        },
      }),
      part('needed', { required: true, start: boom }),
    ],
  })
  expect(() => latchkey.start()).toThrow('boom')
  expect(signal?.aborted).toBe(true)
  latchkey.start()()
  expect(starts).toBe(2)
})

test('spawn: a rejection is reported with its owner, who stays', async () => {
  const { latchkey, clock, failures } = createTestLatchkey({
    plugins: [part('a', { start: (ctx) => ctx.spawn(async () => boom()) })],
  })
  latchkey.start()
  await clock.advance(0)
  expect(failures).toMatchObject([{ pluginId: 'a', phase: 'spawn' }])
  expect(latchkey.get(partToken('a')).ping()).toBe('a')
})

test('spawn: what ends because the run ended is no failure', async () => {
  const { latchkey, clock, failures } = createTestLatchkey({
    plugins: [part('a', { start: (ctx) => ctx.spawn((signal) => ctx.clock.wait(1000, signal)) })],
  })
  latchkey.start()()
  await clock.advance(0)
  expect(failures).toEqual([])
  expect(clock.waiting).toBe(0)
})

test('dispose: reverse order of plugins, newest first within one, a failing clean-up alone', () => {
  const undone: string[] = []
  const { latchkey, failures } = createTestLatchkey({
    plugins: [
      part('a', {
        setup(ctx) {
          ctx.onDispose(() => void undone.push('a 1'))
          ctx.onDispose(boom)
          ctx.onDispose(() => void undone.push('a 2'))
        },
      }),
      part('b', { needs: ['a'], setup: (ctx) => ctx.onDispose(() => void undone.push('b')) }),
    ],
  })
  latchkey.dispose()
  latchkey.dispose()
  expect(undone).toEqual(['b', 'a 2', 'a 1'])
  expect(failures).toMatchObject([{ pluginId: 'a', phase: 'dispose' }])
})

test('dispose: ends the run, is final, and hosts are notified', () => {
  const received: string[] = []
  let signal: AbortSignal | undefined
  const { latchkey } = createTestLatchkey({
    plugins: [
      part('a', {
        start(ctx) {
          ;({ signal } = ctx)
        },
      }),
    ],
  })
  latchkey.on('kernel:stopped', () => void received.push('stopped'))
  latchkey.on('kernel:disposed', () => void received.push('disposed'))
  const stop = latchkey.start()
  latchkey.dispose()
  stop()
  expect(signal?.aborted).toBe(true)
  expect(received).toEqual(['stopped', 'disposed'])
  expect(() => latchkey.start()).toThrow('disposed')
  expect(() => latchkey.open()).toThrow('disposed')
})

test('dispose: what is registered too late is undone at once', () => {
  const received: string[] = []
  let register = (): void => undefined
  const { latchkey } = createTestLatchkey({
    plugins: [
      part('a', {
        setup(ctx) {
          register = () => ctx.onDispose(() => void received.push('undone'))
        },
      }),
    ],
  })
  latchkey.dispose()
  register()
  expect(received).toEqual(['undone'])
})
