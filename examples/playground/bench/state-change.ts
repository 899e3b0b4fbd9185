// What a state change takes with 25 plugins and 1,000 subscribers, beside 25 stores of zustand with as many. It runs in Node: no
// part of it needs a page.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Contract,
  type ContractToken,
  createLatchkey,
  defineContract,
  definePlugin,
} from '@latchkey/kernel'
import { spreadOf } from './figures'
import { installPeers } from './peers'

const PLUGINS = 25
const SUBSCRIBERS = 40
const CHANGES = 50_000
/**
 * Not reached. Both sides run 40 selectors, which is most of a change; running each once for all who share it, and freezing
 * nothing, takes 0.66 still. What is left is the copy of the state and the calls of listeners.
 */
const AIM = 0.5

interface Fields {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
}
type Assign = (parts: Partial<Fields>) => void
type Select = (state: Fields) => number

interface FieldsContract extends Contract {
  readonly state: Fields
}

/** Parts of zustand that are measured. */
interface Store {
  readonly setState: Assign
  subscribe(select: Select, listener: () => void): () => void
}
interface Zustand {
  createStore(initial: () => Fields): Store
  subscribeWithSelector(initial: () => Fields): () => Fields
}

const initial = (): Fields => ({ a: 0, b: 0, c: 0, d: 0, e: 0 })
const selectors: readonly Select[] = [
  (state) => state.a,
  (state) => state.b,
  (state) => state.c,
  (state) => state.d,
  (state) => state.e,
]
const changes: readonly ((value: number) => Partial<Fields>)[] = [
  (a) => ({ a }),
  (b) => ({ b }),
  (c) => ({ c }),
  (d) => ({ d }),
  (e) => ({ e }),
]
const at = <Item>(list: readonly Item[], index: number): Item | undefined => list[index % list.length]

/** Each subscriber selects a field, and is called only when it has changed. */
function subscribeAll(subscribe: (select: Select) => void): void {
  for (let subscriber = 0; subscriber < SUBSCRIBERS; subscriber += 1) {
    const select = at(selectors, subscriber)
    if (select) subscribe(select)
  }
}

function ofPlugins(onChange: () => void): readonly Assign[] {
  const assigns: Assign[] = []
  const tokens = Array.from(
    { length: PLUGINS },
    (_, index): ContractToken<FieldsContract> => defineContract<FieldsContract>(`bench/${index}`, 1),
  )
  const plugins = tokens.map((token) =>
    definePlugin(token, {
      initialState: initial,
      setup(ctx) {
        assigns.push(ctx.state.assign)
        return {}
      },
    })(),
  )
  const latchkey = createLatchkey({ id: 'bench', plugins })
  for (const token of tokens) subscribeAll((select) => latchkey.watch(token, select, onChange))
  return assigns
}

function ofStores({ createStore, subscribeWithSelector }: Zustand, onChange: () => void): readonly Assign[] {
  return Array.from({ length: PLUGINS }, () => {
    const store = createStore(subscribeWithSelector(initial))
    subscribeAll((select) => store.subscribe(select, onChange))
    return store.setState
  })
}

/** Nanoseconds for one change. */
function measure(assigns: readonly Assign[]): number {
  const began = performance.now()
  for (let change = 1; change <= CHANGES; change += 1)
    at(assigns, change)?.(at(changes, change)?.(change) ?? {})
  return ((performance.now() - began) * 1e6) / CHANGES
}

/** Prints what one change takes, and the ratio. */
export async function compareStateChanges(runs: number): Promise<void> {
  const zustand = await loadZustand()
  const calls = { latchkey: 0, zustand: 0 }
  const latchkey = ofPlugins(() => {
    calls.latchkey += 1
  })
  const stores = ofStores(zustand, () => {
    calls.zustand += 1
  })
  const found: { readonly latchkey: number; readonly zustand: number }[] = []
  // The first run is a warm-up and dropped.
  for (let run = 0; run <= runs; run += 1)
    found.push({ latchkey: measure(latchkey), zustand: measure(stores) })
  if (calls.latchkey !== calls.zustand) throw new Error(`Not the same work: ${JSON.stringify(calls)}.`)
  const [ours, ourText] = spreadOf(found.slice(1).map((one) => one.latchkey))
  const [theirs, theirText] = spreadOf(found.slice(1).map((one) => one.zustand))
  const ratio = ours / theirs
  console.log(
    `\na change of the store, ${PLUGINS} plugins, ${PLUGINS * SUBSCRIBERS} subscribers, ns: Latchkey ${ourText}, zustand ${theirText}`,
  )
  console.log(`${ratio <= AIM ? 'met' : '**missed**'}: ×${ratio.toFixed(2)} of zustand, at most ${AIM}`)
}

async function loadZustand(): Promise<Zustand> {
  const folder = await installPeers('zustand-5.0.9', { zustand: '5.0.9' })
  const file = (name: string): string =>
    pathToFileURL(join(folder, 'node_modules/zustand/esm', `${name}.mjs`)).href
  const [vanilla, middleware] = await Promise.all([import(file('vanilla')), import(file('middleware'))])
  return { createStore: vanilla.createStore, subscribeWithSelector: middleware.subscribeWithSelector }
}
