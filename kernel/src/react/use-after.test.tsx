import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Probe, type Rendered, render, runInAct } from '../test-support/render'
import { createTestLatchkey, type FakeBrowser, type FakeClock } from '../testing'
import { LatchkeyProvider, useAfter, useHasPassed, useIsPast } from './index'

interface Bench {
  readonly clock: FakeClock
  readonly browser: FakeBrowser
  readonly view: Rendered
  show(use: () => ReactNode): Promise<void>
  pass(ms: number): Promise<void>
}

async function shown(use: () => ReactNode): Promise<Bench> {
  const { latchkey, clock, browser } = createTestLatchkey({ plugins: [] })
  const tree = (next: () => ReactNode): ReactNode => (
    <LatchkeyProvider latchkey={latchkey}>
      <Probe use={next} />
    </LatchkeyProvider>
  )
  const view = await render(tree(use))
  return {
    clock,
    browser,
    view,
    show: (next) => view.update(tree(next)),
    pass: (ms) => runInAct(() => clock.advance(ms)),
  }
}

function Told({ ms, run }: { readonly ms: number | undefined; readonly run: () => void }): ReactNode {
  useAfter(ms, run)
  return null
}

function Passed({ of, ms }: { readonly of: string; readonly ms: number | undefined }): ReactNode {
  return String(useHasPassed(ms, of))
}

function Past({ atMs, most }: { readonly atMs?: number; readonly most?: number }): ReactNode {
  return String(useIsPast(atMs, most))
}

test('useAfter: calls once; another time or function starts anew, none and an unmounted view call nothing', async () => {
  const calls: string[] = []
  const one = (): void => void calls.push('one')
  const two = (): void => void calls.push('two')
  const bench = await shown(() => <Told ms={100} run={one} />)
  await bench.pass(99)
  await bench.show(() => <Told ms={100} run={two} />)
  await bench.pass(99)
  expect(calls).toEqual([])
  await bench.pass(1)
  await bench.pass(500)
  expect(calls).toEqual(['two'])
  await bench.show(() => <Told ms={undefined} run={one} />)
  await bench.pass(500)
  await bench.show(() => <Told ms={100} run={one} />)
  await bench.view.unmount()
  await bench.pass(500)
  expect(calls).toEqual(['two'])
})

test('useHasPassed: says so of the value that has lasted, and of no other one', async () => {
  const bench = await shown(() => <Passed of="a" ms={100} />)
  await bench.pass(100)
  expect(bench.view.text()).toBe('true')
  await bench.show(() => <Passed of="b" ms={100} />)
  expect(bench.view.text()).toBe('false')
  await bench.pass(99)
  expect(bench.view.text()).toBe('false')
  await bench.pass(1)
  expect(bench.view.text()).toBe('true')
  await bench.show(() => <Passed of="b" ms={undefined} />)
  expect(bench.view.text()).toBe('false')
  await bench.view.unmount()
})

test('useIsPast: reads the time of day once, and waits no longer than it is told when that was set', async () => {
  const bench = await shown(() => <Past />)
  const now = bench.clock.now()
  await bench.pass(1_000)
  expect(bench.view.text()).toBe('false')
  await bench.show(() => <Past atMs={now} />)
  await bench.pass(0)
  expect(bench.view.text()).toBe('true')
  await bench.show(() => <Past atMs={now + 3_600_000} most={200} />)
  await bench.pass(199)
  expect(bench.view.text()).toBe('false')
  await bench.pass(1)
  expect(bench.view.text()).toBe('true')
  await bench.view.unmount()
})

test.each(['visibilitychange', 'pageshow'])(
  'useIsPast: looks again at %s, since a computer that slept has not counted',
  async (event) => {
    const bench = await shown(() => <Past />)
    const atMs = bench.clock.now() + 3_600_000
    await bench.show(() => <Past atMs={atMs} />)
    await runInAct(() => bench.browser.fire(new Event(event)))
    expect(bench.view.text()).toBe('false')
    bench.clock.setBy(3_600_000)
    expect(bench.view.text()).toBe('false')
    await runInAct(() => bench.browser.fire(new Event(event)))
    expect(bench.view.text()).toBe('true')
    await bench.view.unmount()
    expect(bench.browser.listening).toBe(0)
  },
)
