import { definePlugin } from '@latchkey/kernel'
import { createFakeBrowser } from '@latchkey/kernel/testing'
import { renderView } from '@latchkey/session/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { type ReactElement, useMemo, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { swapsContract } from '../contract'
import { initialSwapsState } from '../state'
import { useReading } from './use-reading'

const REFRESH_MS = 10_000

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
}
afterEach(() => void Reflect.deleteProperty(document, 'hidden'))

interface Read {
  readonly amount: string
  readonly signal: AbortSignal
  readonly resolve: (price: string) => void
  readonly reject: (error: Error) => void
}

/** Shows a price for an amount, which its buttons change. */
function Price({ reads }: { readonly reads: Read[] }): ReactElement {
  const [amount, setAmount] = useState('1')
  const { reading, again } = useReading(
    useMemo(
      () => (signal: AbortSignal) =>
        new Promise<string>((resolve, reject) => reads.push({ amount, signal, resolve, reject })),
      [amount, reads],
    ),
  )
  return (
    <>
      <button type="button" onClick={() => setAmount('2')}>
        two
      </button>
      <button type="button" onClick={again}>
        again
      </button>
      <output>{reading.phase === 'known' ? reading.data : reading.phase}</output>
    </>
  )
}

async function open() {
  const reads: Read[] = []
  const browser = createFakeBrowser()
  const empty = { load: async () => ({ default: () => null }), title: () => '' }
  const plugin = definePlugin(swapsContract, {
    initialState: () => initialSwapsState,
    views: {
      Swap: { load: async () => ({ default: () => <Price reads={reads} /> }), title: () => '' },
      SwapSelectToken: empty,
      SwapPreview: empty,
      SwapRequest: empty,
      SwapConfirmed: empty,
    },
    setup: () => ({}),
  })
  const view = await renderView({ plugin: plugin(), browser })
  await view.open('Swap')
  const last = (): Read => {
    const read = reads.at(-1)
    if (!read) throw new Error('Nothing was read')
    return read
  }
  return {
    ...view,
    browser,
    reads,
    last,
    shown: () => view.find('output').textContent,
    settle: (how: () => void) => act(how),
  }
}

test('reading: is refreshed every ten seconds, and keeps the known price meanwhile', async () => {
  const view = await open()
  expect(view.shown()).toBe('loading')
  await view.settle(() => view.last().resolve('10'))
  expect(view.shown()).toBe('10')
  await view.advance(REFRESH_MS - 1)
  expect(view.reads).toHaveLength(1)
  await view.advance(1)
  expect(view.reads).toHaveLength(2)
  expect(view.shown()).toBe('10')
  await view.settle(() => view.last().resolve('11'))
  expect(view.shown()).toBe('11')
  await view.unmount()
})

test('reading: an old price is never shown for a new amount', async () => {
  const view = await open()
  await view.settle(() => view.last().resolve('10'))
  await view.press('two')
  expect(view.shown()).toBe('loading')
  expect(view.last().amount).toBe('2')
  await view.unmount()
})

test('reading: the latest wins, whenever an earlier one ends', async () => {
  const view = await open()
  const [first] = view.reads
  await view.press('two')
  expect(first?.signal.aborted).toBe(true)
  await view.settle(() => view.last().resolve('20'))
  await view.settle(() => first?.resolve('10'))
  expect(view.shown()).toBe('20')
  await view.unmount()
})

test('reading: a failure takes the place of the known price, and can be retried', async () => {
  const view = await open()
  await view.settle(() => view.last().resolve('10'))
  await view.advance(REFRESH_MS)
  await view.settle(() => view.last().reject(new Error('down')))
  expect(view.shown()).toBe('failed')
  await view.press('again')
  expect(view.shown()).toBe('loading')
  expect(view.reads).toHaveLength(3)
  await view.unmount()
})

test('reading: a hidden tab reads nothing, and a shown one at once', async () => {
  const view = await open()
  await view.settle(() => view.last().resolve('10'))
  setHidden(true)
  await view.advance(5 * REFRESH_MS)
  expect(view.reads).toHaveLength(1)
  setHidden(false)
  await view.settle(() => view.browser.fire(new Event('visibilitychange')))
  expect(view.reads).toHaveLength(2)
  await view.unmount()
})
