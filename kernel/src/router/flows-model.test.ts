import fc from 'fast-check'
import { expect, test } from 'vitest'
import { internalsOf } from '../instance-parts'
import { fetchFlows } from '../test-support/fetch-flows'
import { tip, tipContract, wallets, walletsContract } from '../test-support/flow-plugins'
import { createTestLatchkey } from '../testing'
import { ViewDismissedError } from '../unanswered-errors'

/** What the stack should be, in plain data. */
interface ModelEntry {
  view: string
  /** Index of the request that waits for it. */
  ask?: number
  /** What is shown when it has ended: it meets a need. */
  before?: { readonly ask?: number }
}
interface Model {
  stack: ModelEntry[]
  /** By request: pending, dismissed, or its result. */
  readonly asks: string[]
  connected: boolean
}

const views = ['Form', 'Review', 'Tip', 'Connect', 'Connecting'] as const
type Name = (typeof views)[number]
const ownerOf = (view: string): string => (view.startsWith('Connect') ? 'wallets' : 'tip')

type Step =
  | { readonly kind: 'push' | 'replace' | 'reset' | 'ask'; readonly view: Name }
  | { readonly kind: 'finish'; readonly by: 'tip' | 'wallets' }
  | { readonly kind: 'connect' | 'disconnect' | 'back' | 'close' | 'resolve' | 'abort' }

function dismiss(model: Model, entries: readonly ModelEntry[]): void {
  for (const { ask, before } of entries)
    for (const one of [ask, before?.ask]) if (one !== undefined) model.asks[one] = 'dismissed'
}
const cut = (model: Model, count: number): void => dismiss(model, model.stack.splice(count))
const startOf = ({ stack }: Model): number =>
  stack.map(({ ask, before }) => ask !== undefined || before !== undefined).lastIndexOf(true)

/** What stays when the views of a plugin leave the flow of another. */
function countBelow({ stack }: Model, start: number, owner: string): number {
  let count = stack.length
  while (count - 1 > start && ownerOf(stack[count - 1]?.view ?? '') === owner) count -= 1
  return count
}

function go(model: Model, kind: 'push' | 'replace' | 'reset' | 'ask', view: Name, ask?: number): void {
  const meets = view === 'Tip' && !model.connected
  const wanted = ask === undefined ? {} : { ask }
  const entry: ModelEntry = meets ? { view: 'Connect', before: wanted } : { view, ...wanted }
  const { stack } = model
  const top = stack.at(-1)
  const inherit = (from: ModelEntry): void => {
    if (!from.before || entry.before) return
    entry.before = from.before
    delete from.before
  }
  if (kind === 'reset') {
    const start = startOf(model)
    const first = stack[start]
    if (first?.before) {
      inherit(first)
      cut(model, start)
    } else if (first?.view === entry.view && !entry.before) {
      cut(model, start + 1)
      return
    } else if (first && ownerOf(first.view) !== ownerOf(view))
      cut(model, countBelow(model, start, ownerOf(view)))
    else cut(model, 0)
  } else if (top && (kind === 'replace' || (kind === 'push' && !meets && top.view === view))) {
    inherit(top)
    cut(model, stack.length - 1)
  }
  stack.push(entry)
}

function end(model: Model, index: number, result: string): void {
  const { stack } = model
  const entry = stack[index]
  if (!entry) return
  if (entry.before && model.connected) {
    const { before } = entry
    delete entry.before
    cut(model, index)
    stack.push({ view: 'Tip', ...before })
    return
  }
  if (!entry.before && entry.ask !== undefined) {
    model.asks[entry.ask] = result
    delete entry.ask
  }
  cut(model, index)
}

function apply(model: Model, step: Step): void {
  const { stack } = model
  switch (step.kind) {
    case 'ask':
      model.asks.push('pending')
      go(model, 'ask', step.view, model.asks.length - 1)
      break
    case 'push':
    case 'replace':
    case 'reset':
      go(model, step.kind, step.view)
      break
    case 'connect':
    case 'disconnect':
      model.connected = step.kind === 'connect'
      break
    case 'back':
      cut(model, Math.max(0, stack.length - 1))
      break
    case 'close':
      cut(model, 0)
      break
    case 'resolve':
      end(model, stack.length - 1, 'resolved')
      break
    case 'abort': {
      const last = model.asks.lastIndexOf('pending')
      const index = stack.findIndex(({ ask, before }) => last >= 0 && (ask === last || before?.ask === last))
      if (index >= 0) cut(model, index)
      break
    }
    case 'finish': {
      const start = startOf(model)
      const first = stack[start]
      if (!first || ownerOf(first.view) === step.by) {
        if (first) end(model, start, 'finished')
        else cut(model, 0)
        break
      }
      cut(model, countBelow(model, start, step.by))
    }
  }
}

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('push' as const, 'replace' as const, 'reset' as const, 'ask' as const),
    view: fc.constantFrom(...views),
  }),
  fc.record({
    kind: fc.constant('finish' as const),
    by: fc.constantFrom('tip' as const, 'wallets' as const),
  }),
  fc.record({
    kind: fc.constantFrom(
      'connect' as const,
      'disconnect' as const,
      'back' as const,
      'close' as const,
      'resolve' as const,
      'abort' as const,
    ),
  }),
)

async function walk(steps: readonly Step[]): Promise<void> {
  const bench = createTestLatchkey({ plugins: [wallets(), tip()] })
  const { latchkey, clock } = bench
  const { parts } = internalsOf(latchkey)
  await fetchFlows(latchkey)
  const routers = {
    tip: latchkey.get(tipContract).ctx.router,
    wallets: latchkey.get(walletsContract).ctx.router,
  }
  const model: Model = { stack: [], asks: [], connected: false }
  const results: string[] = []
  const aborts: AbortController[] = []
  const isLive = (view: Name): boolean =>
    model.stack.some(
      (entry) => (entry.view === view || view === 'Tip') && (entry.ask ?? entry.before?.ask) !== undefined,
    )

  for (const one of steps) {
    // A second request for one view waits for the first: `ask.test.ts` has that.
    if (one.kind === 'ask' && isLive(one.view)) continue
    switch (one.kind) {
      case 'ask': {
        const index = results.push('pending') - 1
        const abort = new AbortController()
        aborts.push(abort)
        latchkey.ask(one.view, undefined, { signal: abort.signal }).then(
          (value: unknown) => {
            expect(results[index]).toBe('pending')
            results[index] = String(value)
          },
          (error: unknown) => {
            expect([results[index], error]).toEqual(['pending', expect.any(ViewDismissedError)])
            results[index] = 'dismissed'
          },
        )
        break
      }
      case 'push':
      case 'replace':
      case 'reset':
        parts.router.go(one.kind, one.view, undefined)
        break
      case 'connect':
      case 'disconnect':
        bench.setState(walletsContract, { connected: one.kind === 'connect' })
        break
      case 'back':
        routers.tip.back()
        break
      case 'close':
        latchkey.close()
        break
      case 'resolve':
        bench.answer('resolved')
        break
      case 'abort':
        aborts[model.asks.lastIndexOf('pending')]?.abort()
        break
      case 'finish':
        routers[one.by].finish('finished')
    }
    apply(model, one)
    await clock.advance(0)
    const { open, stack } = parts.routerSlice.get()
    expect(open ? stack.map(({ view }) => view) : []).toEqual(model.stack.map(({ view }) => view))
    expect(results).toEqual(model.asks)
  }
  latchkey.dispose()
  await clock.advance(0)
  expect(results).not.toContain('pending')
}

test('flows: whatever is opened, asked, finished and left, the stack and the requests are those of the model', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 14 }), walk), { numRuns: 300 })
})
