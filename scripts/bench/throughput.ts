import { createLatchkey, defineContract, definePlugin } from '../../kernel/src'
import type { Figures } from './measure-page'

const CALLS = 50_000
const LISTENERS = 10

interface CounterContract {
  readonly id: 'counter'
  readonly api: { set(count: number): void; tell(count: number): void }
  readonly state: { readonly count: number; readonly label: string }
  readonly events: { readonly 'counter:told': { readonly count: number } }
  readonly views: Record<never, never>
}

const counterContract = defineContract<CounterContract>('counter', 1)
const counter = definePlugin(counterContract, {
  initialState: () => ({ count: 0, label: 'plain data' }),
  setup: (ctx) => ({
    set: (count) =>
      ctx.state.update((draft) => {
        draft.count = count
      }),
    tell: (count) => ctx.events.emit('counter:told', { count }),
  }),
})

/** Milliseconds for `CALLS` calls, with whatever they left for later. */
async function timeCalls(call: (index: number) => void): Promise<number> {
  const start = performance.now()
  for (let index = 1; index <= CALLS; index += 1) call(index)
  await Promise.resolve()
  return performance.now() - start
}

async function measureKernel(): Promise<Figures> {
  const latchkey = createLatchkey({ plugins: [counter()] })
  let heard = 0
  for (let index = 0; index < LISTENERS; index += 1) {
    latchkey.watch(
      counterContract,
      (state) => state.count,
      (count) => {
        heard += count
      },
    )
    latchkey.on('counter:told', ({ count }) => {
      heard += count
    })
  }
  const api = latchkey.get(counterContract)
  const store = await timeCalls((index) => api.set(index))
  const bus = await timeCalls((index) => api.tell(index))
  latchkey.dispose()
  if (heard === 0) throw new Error('Nobody heard anything.')
  return figuresOf(store, bus)
}

/** A store and a bus with nothing but a set of listeners. */
async function measureMinimum(): Promise<Figures> {
  let state = { count: 0, label: 'plain data' }
  let heard = 0
  const hear = (count: number): void => {
    heard += count
  }
  const selections = Array.from({ length: LISTENERS }, () => {
    let last = state.count
    return () => {
      if (state.count === last) return
      last = state.count
      hear(last)
    }
  })
  const listeners = new Set(Array.from({ length: LISTENERS }, () => (count: number) => hear(count)))
  const store = await timeCalls((index) => {
    state = { ...state, count: index }
    for (const select of selections) select()
  })
  const bus = await timeCalls((index) => {
    for (const listener of listeners) listener(index)
  })
  if (heard === 0) throw new Error('Nobody heard anything.')
  return figuresOf(store, bus)
}

function figuresOf(storeMs: number, busMs: number): Figures {
  const nanosecondsOf = (ms: number): number => (ms * 1e6) / CALLS
  return {
    [`store, one update with ${LISTENERS} watchers`]: nanosecondsOf(storeMs),
    [`bus, one event with ${LISTENERS} listeners`]: nanosecondsOf(busMs),
  }
}

/** Nanoseconds per call: the kernel's store and bus, and a hand-written minimum. */
export async function measureThroughput(): Promise<{ readonly ours: Figures; readonly floor: Figures }> {
  return { ours: await measureKernel(), floor: await measureMinimum() }
}
