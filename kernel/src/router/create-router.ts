import { NoOutletError, NoViewError } from '../errors'
import type { Taps } from '../hooks/create-taps'
import type { Slice } from '../store/slice'
import { createAskQueue } from './ask-queue'
import { beforeClose, type NavigationRequest, navigation, type Outlet } from './navigation'
import type { AskOptions, CloseCause } from './router'
import { type RouterEntry, type RouterState, topEntry } from './router-state'
import { quietly, type ViewRegistry } from './view-registry'

/** The router as the kernel holds it; plugins see the typed `Router`. */
export interface CoreRouter {
  open(view: string | undefined, args: unknown): void
  go(kind: 'push' | 'replace' | 'reset', view: string, args: unknown): void
  ask(view: string, args: unknown, options?: AskOptions): Promise<unknown>
  back(by: CloseCause): void
  close(by: CloseCause): void
  /** Closes without asking: the latchkey ends. */
  shut(): void
  /** What is shown. */
  view(): string | undefined
  argsOf(key: string): unknown
  resolve(key: string, result: unknown): void
  /** Takes every entry of these views away: their plugin failed. */
  drop(views: readonly string[]): void
  /** Fetches the code of the view that going there would show. */
  preload(view: string | undefined): void
}

interface Parts {
  readonly slice: Slice<RouterState>
  readonly views: ViewRegistry
  readonly taps: Taps
  readonly outlets: () => readonly Outlet[]
  readonly emit: (name: string, payload: unknown) => void
}

export function createRouter({ slice, views, taps, outlets, emit }: Parts): CoreRouter {
  const argsByKey = new Map<string, unknown>()
  const asks = createAskQueue()
  let lastKey = 0
  let shown: string | undefined

  const commit = (next: RouterState): void => {
    slice.assign(next)
    // A listener may have navigated on: what counts is where we are now.
    const now = slice.get()
    const keys = new Set(now.stack.map(({ key }) => key))
    for (const key of argsByKey.keys()) if (!keys.has(key)) argsByKey.delete(key)
    asks.keepOnly(now.open ? keys : new Set())
    const view = now.open ? topEntry(now)?.view : undefined
    if (view === shown) return
    shown = view
    emit('kernel:view-changed', { view })
  }

  /** An entry for where this navigation leads. Throws where it leads nowhere. */
  const enter = (kind: NavigationRequest['kind'], named: string | undefined, given: unknown): RouterEntry => {
    const request: NavigationRequest = { kind, named: named !== undefined }
    const { view, args } = taps.run(navigation, { view: named, args: given }, request)
    if (view === undefined) throw new NoViewError()
    if (outlets().length === 0) throw new NoOutletError(view)
    views.get(view)
    lastKey += 1
    const key = String(lastKey)
    argsByKey.set(key, args)
    return { key, view }
  }

  const place = (kind: 'push' | 'replace' | 'reset', entry: RouterEntry): void => {
    const { open, stack } = slice.get()
    const under = !open || kind === 'reset' ? [] : kind === 'replace' ? stack.slice(0, -1) : stack
    // Not only once somebody draws it, and before the view: what a view lists is then there when it is first drawn.
    if (!open) for (const outlet of outlets()) outlet.preload()
    quietly(views.get(entry.view).load())
    if (!open) views.preload('on-open')
    commit({ open: true, stack: [...under, entry] })
  }

  const remove = (index: number): void => {
    const { stack } = slice.get()
    if (index > 0) commit({ open: true, stack: stack.slice(0, index) })
    else commit({ open: false, stack })
  }

  const close = (by: CloseCause): void => {
    const state = slice.get()
    if (!state.open) return
    if (!taps.isGuarded(beforeClose)) {
      commit({ ...state, open: false })
      return
    }
    const top = topEntry(state)?.key
    void taps.check(beforeClose, by).then((verdict) => {
      const now = slice.get()
      if (verdict.kind === 'refuse') emit('kernel:close-refused', { reason: verdict.reason })
      // Somebody navigated on while the guard was thinking: their wish is newer.
      else if (now.open && topEntry(now)?.key === top) commit({ ...now, open: false })
    })
  }

  const go: CoreRouter['go'] = (kind, view, args) => {
    const entry = enter(kind, view, args)
    const { open, stack } = slice.get()
    // Pushing what is already on top would need two steps back.
    place(kind === 'push' && open && stack.at(-1)?.view === entry.view ? 'replace' : kind, entry)
  }

  return {
    open(view, args) {
      if (view === undefined && slice.get().open) return
      place('reset', enter('open', view, args))
    },
    go,
    ask(view, args, options) {
      return asks.add(
        view,
        options?.signal,
        (shown) => {
          const entry = enter('ask', view, args)
          shown.key = entry.key
          place('push', entry)
        },
        (key) => {
          const index = slice.get().stack.findIndex((entry) => entry.key === key)
          if (index >= 0 && slice.get().open) remove(index)
        },
      )
    },
    back(by) {
      const { open, stack } = slice.get()
      if (!open) return
      if (stack.length > 1) remove(stack.length - 1)
      else close(by)
    },
    close,
    shut() {
      asks.dismiss()
      commit({ ...slice.get(), open: false })
    },
    view: () => shown,
    argsOf: (key) => argsByKey.get(key),
    resolve(key, result) {
      const { open, stack } = slice.get()
      const index = stack.findIndex((entry) => entry.key === key)
      // A view that is on its way out may still answer; that must not open the dialog again.
      if (index < 0 || !open) return
      asks.resolve(key, result)
      remove(index)
    },
    drop(names) {
      asks.dismiss(names)
      const { open, stack } = slice.get()
      const kept = stack.filter(({ view }) => !names.includes(view))
      if (kept.length !== stack.length) commit({ open: open && kept.length > 0, stack: kept })
    },
    preload(view) {
      const name = taps.run(navigation, { view }, { kind: 'open', named: view !== undefined }).view
      if (name !== undefined && views.has(name)) quietly(views.get(name).load())
    },
  }
}
