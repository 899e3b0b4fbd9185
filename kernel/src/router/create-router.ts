import { loadActionCode } from '../chunks/load-chunks'
import { NoOutletError, NoViewError } from '../errors'
import { lazy } from '../lazy'
import type { Flows, RouterParts, RouterSteps, Target } from './flows'
import { beforeClose, type Destination, type NavigationRequest, navigation } from './navigation'
import { outlets } from './outlet-slot'
import type { AskOptions, CloseCause } from './router'
import type { RouterEntry, RouterState } from './router-state'
import { quietly } from './view-registry'

/** The router as the kernel holds it; plugins see the typed `Router`. */
export interface CoreRouter {
  /** Without a view it opens what `navigation` leads to, unless something is open. */
  go(kind: 'open' | 'push' | 'replace' | 'reset', view: string | undefined, args: unknown): void
  ask(view: string, args: unknown, options?: AskOptions): Promise<unknown>
  back(by: CloseCause, pluginId?: string): void
  close(by: CloseCause, pluginId?: string): void
  /** Ends the flow that the plugin's views are part of; outside of one it closes. */
  finish(result: unknown, pluginId?: string): void
  /** Closes without asking: the latchkey ends. */
  shut(): void
  /** What is shown. */
  view(): string | undefined
  resolve(key: string, result: unknown): void
  /** Takes every entry of these views away: their plugin failed. */
  drop(views: readonly string[]): void
  /** Fetches the code of the view that going there would show. */
  preload(view: string | undefined): void
}

export function createRouter(parts: RouterParts): CoreRouter {
  const { slice, views, taps, slots, emit } = parts
  let lastKey = 0
  let shown: string | undefined
  /** Counts `shut`: what began before it may not show anything after it. */
  let runs = 0

  const commit = (next: Partial<RouterState>): void => {
    slice.assign(next)
    // A listener may have navigated on: what counts is where we are now.
    const { open, stack } = slice.get()
    flows.loaded()?.retain(new Set(open ? stack.map(({ key }) => key) : []))
    const view = open ? stack.at(-1)?.view : undefined
    if (view === shown) return
    shown = view
    emit('kernel:view-changed', { view })
  }

  const fetchCode = (view: string): void => quietly(views.get(view).load())
  const destination = (
    kind: NavigationRequest['kind'],
    view: string | undefined,
    args?: unknown,
  ): Destination => taps.run(navigation, { view, args }, { kind, named: view !== undefined })
  const lead: RouterSteps['lead'] = (kind, named, given) => {
    const { view, args } = destination(kind, named, given)
    if (view === undefined) throw new NoViewError()
    if (!slots.items(outlets).length) throw new NoOutletError(view)
    views.get(view)
    return { view, args }
  }

  const add = ({ view, args }: Target): RouterEntry => {
    lastKey += 1
    return { key: String(lastKey), view, args: () => args }
  }

  const show = (under: readonly RouterEntry[], entry: RouterEntry): void => {
    const isFirst = !slice.get().open
    // Not only when it is drawn, and before the view: what a view lists is then there when it is first drawn.
    if (isFirst) for (const outlet of slots.items(outlets)) outlet.preload()
    fetchCode(entry.view)
    if (isFirst) views.preload('on-open')
    commit({ open: true, stack: [...under, entry] })
  }

  const move: RouterSteps['move'] = (kind, entry) => {
    const { open, stack } = slice.get()
    const isNew = !open || kind === 'open'
    // Pushing what is already on top would need two steps back.
    const replaces = kind === 'replace' || (kind === 'push' && stack.at(-1)?.view === entry.view)
    if (!isNew && flows.loaded()?.move(replaces ? 'replace' : kind, entry)) return
    show(isNew || kind === 'reset' ? [] : replaces ? stack.slice(0, -1) : stack, entry)
  }

  const keep = (count: number): void =>
    commit(count > 0 ? { open: true, stack: slice.get().stack.slice(0, count) } : { open: false })

  const close: CoreRouter['close'] = (by, pluginId) => {
    const { open, stack } = slice.get()
    if (!open) return
    if (!taps.isGuarded(beforeClose)) {
      keep(0)
      return
    }
    const top = stack.at(-1)
    void taps.check(beforeClose, { by, pluginId, view: top?.view }).then((result) => {
      const now = slice.get()
      if (result.kind === 'refuse') emit('kernel:close-refused', { reason: result.reason })
      // A navigation while the guard decided is newer than the request to close.
      else if (now.open && now.stack.at(-1)?.key === top?.key) keep(0)
    })
  }

  const flows = lazy(
    async (): Promise<Flows> =>
      (await loadActionCode()).createFlows({ ...parts, lead, add, move, show, keep }),
  )

  return {
    go(kind, view, args) {
      if (view === undefined && slice.get().open) return
      const to = lead(kind, view, args)
      const { owner, registration } = views.get(to.view)
      if (!registration.needs) {
        move(kind, add(to))
        return
      }
      const run = runs
      flows()
        .then((all) => all.arrive(kind, to, () => run === runs))
        .catch((error: unknown) => parts.fail(owner, 'view', error))
    },
    async ask(view, args, options) {
      const run = runs
      const all = flows.loaded() ?? (await flows())
      return all.ask(view, args, run === runs ? options?.signal : AbortSignal.abort())
    },
    back(by, pluginId) {
      const { open, stack } = slice.get()
      if (open && stack.length > 1) keep(stack.length - 1)
      else close(by, pluginId)
    },
    close,
    finish(result, pluginId) {
      if (!flows.loaded()?.finish(result, pluginId)) close('plugin', pluginId)
    },
    shut() {
      runs += 1
      flows.loaded()?.dismiss()
      keep(0)
    },
    view: () => shown,
    resolve(key, result) {
      const { open, stack } = slice.get()
      const index = stack.findIndex((entry) => entry.key === key)
      // A view that is being closed may still return a result; that must not open the dialog again.
      if (open && index >= 0 && !flows.loaded()?.resolve(key, result)) keep(index)
    },
    drop(names) {
      flows.loaded()?.dismiss(names)
      const { open, stack } = slice.get()
      const kept = stack.filter(({ view }) => !names.includes(view))
      commit({ open: open && kept.length > 0, stack: kept })
    },
    preload(named) {
      const { view } = destination('open', named)
      if (view !== undefined && views.has(view)) fetchCode(view)
    },
  }
}
