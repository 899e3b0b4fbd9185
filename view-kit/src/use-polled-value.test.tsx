import { LatchkeyProvider } from '@latchkey/kernel/react'
import { createFakeBrowser, createTestLatchkey } from '@latchkey/kernel/testing'
import { act, renderInShadow } from '@latchkey/ui-primitives/test-support'
import { type ReactElement, StrictMode, useMemo, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type PolledValue, type PollOptions, usePolledValue } from './use-polled-value'

const INTERVAL_MS = 10_000

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  })
}
afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'))

interface Read {
  readonly amount: string
  readonly signal: AbortSignal
  readonly resolve: (price: string) => void
  readonly reject: (error: Error) => void
}

interface PriceProps {
  readonly reads: Read[]
  /** The `show` of each render. */
  readonly shows: ((value: PolledValue<string>) => void)[]
  readonly options: PollOptions
}

/** Shows a price for an amount, which its buttons change. */
function Price({ reads, shows, options }: PriceProps): ReactElement {
  const [amount, setAmount] = useState('1')
  const { value, show, retry } = usePolledValue(
    useMemo(
      () => (signal: AbortSignal) =>
        new Promise<string>((resolve, reject) => reads.push({ amount, signal, resolve, reject })),
      [amount, reads],
    ),
    options,
  )
  shows.push(show)
  return (
    <>
      <button type="button" onClick={() => setAmount('2')}>
        two
      </button>
      <button type="button" onClick={retry}>
        retry
      </button>
      <output>{value.phase === 'known' ? value.data : value.phase}</output>
    </>
  )
}

async function open(options: PollOptions = { intervalMs: INTERVAL_MS }) {
  const reads: Read[] = []
  const shows: ((value: PolledValue<string>) => void)[] = []
  const browser = createFakeBrowser({ properties: { document } })
  const kit = createTestLatchkey({ plugins: [], browser })
  const view = await renderInShadow(
    <StrictMode>
      <LatchkeyProvider latchkey={kit.latchkey}>
        <Price reads={reads} shows={shows} options={options} />
      </LatchkeyProvider>
    </StrictMode>,
  )
  // In React 18 StrictMode unmounts the provider once, which stops a moment later.
  await act(() => kit.clock.advance(0))
  const last = (): Read => {
    const read = reads.at(-1)
    if (!read) throw new Error('Nothing was read.')
    return read
  }
  return {
    browser,
    reads,
    /** Shows a known value by the `show` of the first or the last render. */
    show: (at: 0 | -1, data: string) => act(() => shows.at(at)?.({ phase: 'known', data })),
    last,
    shown: () => view.find('output').textContent,
    press: (label: string) =>
      act(() =>
        view
          .findAll('button')
          .find(({ textContent }) => textContent === label)
          ?.click(),
      ),
    timers: () => kit.clock.waiting,
    advance: (ms: number) => act(() => kit.clock.advance(ms)),
    setClockBy: (ms: number) => kit.clock.setBy(ms),
    unmount: view.unmount,
  }
}

test('polled value: is read once at first, in StrictMode too, and again at the interval, and keeps the known one meanwhile', async () => {
  const view = await open()
  expect(view.shown()).toBe('loading')
  expect(view.reads).toHaveLength(1)
  await act(() => view.last().resolve('10'))
  expect(view.shown()).toBe('10')
  await view.advance(INTERVAL_MS - 1)
  expect(view.reads).toHaveLength(1)
  await view.advance(1)
  expect(view.reads).toHaveLength(2)
  expect(view.shown()).toBe('10')
  await act(() => view.last().resolve('11'))
  expect(view.shown()).toBe('11')
  await view.unmount()
})

test('polled value: without an interval it is read once, and again for a new read', async () => {
  const view = await open({})
  await act(() => view.last().resolve('10'))
  expect([view.reads.length, view.shown(), view.timers()]).toEqual([1, '10', 0])
  await view.press('two')
  expect(view.reads).toHaveLength(2)
  await view.unmount()
})

test('polled value: an old one is never shown for a new read', async () => {
  const view = await open()
  await act(() => view.last().resolve('10'))
  await view.press('two')
  expect(view.shown()).toBe('loading')
  expect(view.last().amount).toBe('2')
  await view.unmount()
})

test('polled value: the latest wins, whenever an earlier one ends', async () => {
  const view = await open()
  const [first] = view.reads
  await view.press('two')
  expect(first?.signal.aborted).toBe(true)
  await act(() => view.last().resolve('20'))
  await act(() => first?.resolve('10'))
  expect(view.shown()).toBe('20')
  await view.unmount()
})

test('polled value: a failure replaces the known one, and can be retried', async () => {
  const view = await open()
  await act(() => view.last().resolve('10'))
  await view.advance(INTERVAL_MS)
  await act(() => view.last().reject(new Error('down')))
  expect(view.shown()).toBe('failed')
  await view.press('retry')
  expect(view.shown()).toBe('loading')
  expect(view.reads).toHaveLength(3)
  await view.unmount()
})

test('polled value: a hidden page reads nothing, and a visible one at once', async () => {
  const view = await open()
  await act(() => view.last().resolve('10'))
  setHidden(true)
  await view.advance(5 * INTERVAL_MS)
  expect(view.reads).toHaveLength(1)
  setHidden(false)
  await act(() => view.browser.fire(new Event('visibilitychange')))
  expect(view.reads).toHaveLength(2)
  await view.unmount()
})

test('polled value: a read that began before another value was shown does not replace it', async () => {
  const view = await open()
  await act(() => view.last().resolve('10'))
  await view.advance(INTERVAL_MS)
  await view.show(-1, '30')
  await act(() => view.last().resolve('10'))
  expect(view.shown()).toBe('30')
  await view.advance(INTERVAL_MS)
  await act(() => view.last().resolve('31'))
  expect(view.shown()).toBe('31')
  await view.unmount()
})

test('polled value: what an earlier render shows late does not hide the value of now', async () => {
  const view = await open()
  await view.press('two')
  await act(() => view.last().resolve('20'))
  await view.show(0, '10')
  expect(view.shown()).toBe('20')
  await view.unmount()
})

test('polled value: after a page was hidden for long, the old one is not shown until the next read', async () => {
  const view = await open()
  await act(() => view.last().resolve('10'))
  await view.advance(INTERVAL_MS / 2)
  setHidden(true)
  await view.advance(5 * INTERVAL_MS)
  setHidden(false)
  await act(() => view.browser.fire(new Event('visibilitychange')))
  expect(view.shown()).toBe('loading')
  await act(() => view.last().resolve('12'))
  expect(view.shown()).toBe('12')
  await view.unmount()
})

test.each([
  ['the clock was set back', 5 * INTERVAL_MS, -86_400_000],
  ['the computer slept', 0, 86_400_000],
])(
  'polled value: the old one is not shown after the page was hidden while %s',
  async (_what, passedMs, setByMs) => {
    const view = await open()
    await act(() => view.last().resolve('10'))
    setHidden(true)
    await view.advance(INTERVAL_MS + passedMs)
    view.setClockBy(setByMs)
    setHidden(false)
    await act(() => view.browser.fire(new Event('visibilitychange')))
    expect(view.shown()).toBe('loading')
    await view.unmount()
  },
)
