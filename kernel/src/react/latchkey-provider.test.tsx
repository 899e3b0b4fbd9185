import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { part, partToken } from '../test-support/part'
import { Probe, render } from '../test-support/render'
import { createTestLatchkey, type TestLatchkey } from '../testing'
import { LatchkeyProvider, LatchkeyScope, usePlugin } from './index'

interface Bench extends TestLatchkey {
  readonly log: readonly string[]
}
function make(): Bench {
  const log: string[] = []
  const bench = createTestLatchkey({
    plugins: [
      part('a', {
        start(ctx) {
          log.push('start')
          ctx.signal.addEventListener('abort', () => log.push('stop'))
        },
        setup: (ctx) => ctx.onDispose(() => void log.push('dispose')),
      }),
    ],
  })
  return { ...bench, log }
}

test('provider: starts after the first paint, stops a moment after it is gone, and never disposes', async () => {
  const { latchkey, clock, log } = make()
  const view = await render(<LatchkeyProvider latchkey={latchkey}>page</LatchkeyProvider>)
  expect(view.text()).toBe('page')
  expect(log).toEqual(['start'])
  await view.unmount()
  expect(log).toEqual(['start'])
  await clock.advance(0)
  expect(log).toEqual(['start', 'stop'])
})

test('provider: StrictMode mounts twice and starts once', async () => {
  const { latchkey, clock, log } = make()
  const view = await render(
    <StrictMode>
      <LatchkeyProvider latchkey={latchkey} />
    </StrictMode>,
  )
  await clock.advance(0)
  expect(log).toEqual(['start'])
  await view.unmount()
  await clock.advance(0)
  expect(log).toEqual(['start', 'stop'])
})

test('provider: two roots share one run', async () => {
  const { latchkey, clock, log } = make()
  const first = await render(<LatchkeyProvider latchkey={latchkey} />)
  const second = await render(<LatchkeyProvider latchkey={latchkey} />)
  await first.unmount()
  await clock.advance(0)
  expect(log).toEqual(['start'])
  await second.unmount()
  await clock.advance(0)
  expect(log).toEqual(['start', 'stop'])
})

test('provider: another latchkey is started and the one before it stopped', async () => {
  const one = make()
  const two = make()
  const view = await render(<LatchkeyProvider latchkey={one.latchkey} />)
  await view.update(<LatchkeyProvider latchkey={two.latchkey} />)
  await one.clock.advance(0)
  expect([one.log, two.log]).toEqual([['start', 'stop'], ['start']])
  await view.unmount()
})

test('scope: hands the latchkey on and leaves its life alone', async () => {
  const { latchkey, log } = make()
  const view = await render(
    <LatchkeyScope latchkey={latchkey}>
      <Probe use={() => usePlugin(partToken('a')).ping()} />
    </LatchkeyScope>,
  )
  expect(view.text()).toBe('a')
  expect(log).toEqual([])
  await view.unmount()
})
