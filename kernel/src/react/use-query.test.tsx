import React, { StrictMode } from 'react'
import { expect, test } from 'vitest'
import type { QueryEntry } from '../queries'
import { part } from '../test-support/part'
import { Probe, type Rendered, render, runInAct } from '../test-support/render'
import { createFakeBrowser, createTestLatchkey, type TestLatchkey } from '../testing'
import { LatchkeyProvider } from './index'
import { type UseQueryResult, useFailurePause, useQuery } from './use-query'

/** React before 19.2 renders nothing ahead. */
const { Activity }: { readonly Activity?: typeof React.Activity } = React

interface Shown extends TestLatchkey {
  readonly view: Rendered
  readonly result: () => UseQueryResult
  show(entry: QueryEntry<object> | undefined): Promise<void>
}

/** A view with a query, under StrictMode. */
async function showQuery(
  load: (() => Promise<void>) | undefined,
  first?: QueryEntry<object>,
): Promise<Shown> {
  const test = createTestLatchkey({ plugins: [part('a')], browser: createFakeBrowser() })
  const results: UseQueryResult[] = []
  const tree = (entry: QueryEntry<object> | undefined) => (
    <StrictMode>
      <LatchkeyProvider latchkey={test.latchkey}>
        <Probe
          use={() => {
            const result = useQuery({ pluginId: 'a', entry, load })
            results.push(result)
            return result.pauseSeconds
          }}
        />
      </LatchkeyProvider>
    </StrictMode>
  )
  const view = await render(tree(first))
  return {
    ...test,
    view,
    result() {
      const last = results.at(-1)
      if (!last) throw new Error('Nothing was rendered')
      return last
    },
    show: (entry) => view.update(tree(entry)),
  }
}

async function setOnline(shown: Shown, isOnline: boolean): Promise<void> {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  await runInAct(() => shown.browser.fire(new Event(isOnline ? 'online' : 'offline')))
  Reflect.deleteProperty(navigator, 'onLine')
}

test('useQuery: a view reads its query once, also in StrictMode', async () => {
  let reads = 0
  const shown = await showQuery(async () => {
    reads += 1
  })
  expect(reads).toBe(1)
  await shown.show({ status: 'loading' })
  expect(reads).toBe(1)
  await shown.view.unmount()
})

test('useQuery: without a load nothing is read', async () => {
  const shown = await showQuery(undefined)
  await runInAct(() => shown.result().retry())
  expect(shown.errors).toEqual([])
  await shown.view.unmount()
})

test('useQuery: the pause after a failure counts down from 30 s', async () => {
  const shown = await showQuery(async () => undefined, { status: 'failed', failedAtMs: 0 })
  expect(shown.view.text()).toBe('30')
  await runInAct(() => shown.clock.advance(12_500))
  expect(shown.view.text()).toBe('18')
  await runInAct(() => shown.clock.advance(18_000))
  expect([shown.view.text(), shown.clock.waiting]).toEqual(['0', 0])
  await shown.view.unmount()
})

test.each([-86_400_000, 86_400_000])(
  'useQuery: a clock that is set by %i ms changes nothing about the pause that is shown',
  async (ms) => {
    const shown = await showQuery(async () => undefined, { status: 'failed', failedAtMs: 0 })
    shown.clock.setBy(ms)
    await runInAct(() => shown.clock.advance(12_500))
    expect(shown.view.text()).toBe('18')
    await runInAct(() => shown.clock.advance(18_000))
    expect([shown.view.text(), shown.clock.waiting]).toEqual(['0', 0])
    await shown.view.unmount()
  },
)

test('useQuery: a pause has at most 30 s, also if its failure lies ahead of a clock that was set back', async () => {
  const shown = await showQuery(async () => undefined, { status: 'failed', failedAtMs: 3_600_000 })
  expect(shown.view.text()).toBe('30')
  await runInAct(() => shown.clock.advance(31_000))
  expect(shown.view.text()).toBe('0')
  await shown.view.unmount()
})

test('useQuery: retry shows that it is loading, and a load that throws is reported as the plugin’s', async () => {
  const fail: ((error: Error) => void)[] = []
  const shown = await showQuery(() => new Promise((_resolve, reject) => void fail.push(reject)))
  await runInAct(() => void shown.result().retry())
  expect(shown.result().isRetrying).toBe(true)
  await runInAct(() => fail[1]?.(new Error('no code')))
  expect(shown.result().isRetrying).toBe(false)
  expect(shown.errors).toEqual([{ pluginId: 'a', error: new Error('no code') }])
  await shown.view.unmount()
})

test('useQuery: a page that is back online reads again, after the pause', async () => {
  let reads = 0
  const shown = await showQuery(
    async () => {
      reads += 1
    },
    { status: 'failed', failedAtMs: 0 },
  )
  await setOnline(shown, false)
  expect(shown.result().isOnline).toBe(false)
  await setOnline(shown, true)
  expect(reads).toBe(1)
  await runInAct(() => shown.clock.advance(30_000))
  expect(reads).toBe(2)
  await shown.view.unmount()
})

test('useFailurePause: is over where a view is shown later than it, that was rendered ahead before', async () => {
  const { latchkey, clock } = createTestLatchkey({ plugins: [part('a')], browser: createFakeBrowser() })
  const entry = { status: 'failed', failedAtMs: clock.now() } as const
  // The same element, as the dialog shows it.
  const ahead = <Probe use={() => `${useFailurePause(entry)} s`} />
  const tree = (isHidden: boolean) => (
    <LatchkeyProvider latchkey={latchkey}>
      {Activity ? <Activity mode={isHidden ? 'hidden' : 'visible'}>{ahead}</Activity> : !isHidden && ahead}
    </LatchkeyProvider>
  )
  const view = await render(tree(true))
  await clock.advance(31_000)
  await view.update(tree(false))
  expect(view.text()).toBe('0 s')
  await view.unmount()
})
