import { NoOutletError, NoViewError, ViewDismissedError } from '../errors'
import { lazy } from '../lazy'
import type { Flows, RouterParts, RouterSteps, Target } from './flows'
import { beforeClose, type Destination, type NavigationRequest, navigation } from './navigation'
import type { AskOptions, CloseCause } from './router'
import { type RouterEntry, type RouterState, topEntry } from './router-state'
import { quietly } from './view-registry'

/** The router as the kernel holds it; plugins see the typed `Router`. */
export interface CoreRouter {
  open(view: string | undefined, args: unknown): void
  go(kind: 'push' | 'replace' | 'reset', view: string, args: unknown): void
  ask(view: string, args: unknown, options?: AskOptions): Promise<unknown>
  back(by: CloseCause, pluginId?: string): void
  close(by: CloseCause, pluginId?: string): void
  /** Ends the flow that the plugin's views are part of; outside of one it closes. */
  finish(result: unknown, pluginId?: string): void
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

export function createRouter(parts: RouterParts): CoreRouter {
  const { slice, views, taps, outlets, emit } = parts
  const argsByKey = new Map<string, unknown>()
  let lastKey = 0
  let shown: string | undefined
  /** Counts `shut`: what began before it may not show anything after it. */
  let runs = 0

  const commit = (next: RouterState): void => {
    slice.assign(next)
    // A listener may have navigated on: what counts is where we are now.
    const now = slice.get()
    const keys = new Set(now.stack.map(({ key }) => key))
    flows.loaded()?.retain(now.open ? keys : new Set())
    for (const key of argsByKey.keys()) if (!keys.has(key)) argsByKey.delete(key)
    const view = now.open ? topEntry(now)?.view : undefined
    if (view === shown) return
    shown = view
    emit('kernel:view-changed', { view })
  }

  const lead: RouterSteps['lead'] = (kind, named, given) => {
    const request: NavigationRequest = { kind, named: named !== undefined }
    const to: Destination = taps.run(navigation, { view: named, args: given }, request)
    if (to.view === undefined) throw new NoViewError()
    if (outlets().length === 0) throw new NoOutletError(to.view)
    views.get(to.view)
    return { view: to.view, args: to.args }
  }

  const add = ({ view, args }: Target): RouterEntry => {
    lastKey += 1
    const key = String(lastKey)
    argsByKey.set(key, args)
    return { key, view }
  }

  const show = (under: readonly RouterEntry[], entry: RouterEntry): void => {
    const isFirst = !slice.get().open
    // Not only when it is drawn, and before the view: what a view lists is then there when it is first drawn.
    if (isFirst) for (const outlet of outlets()) outlet.preload()
    quietly(views.get(entry.view).load())
    if (isFirst) views.preload('on-open')
    commit({ open: true, stack: [...under, entry] })
  }

  const go: RouterSteps['go'] = (kind, entry) => {
    const { open, stack } = slice.get()
    const isNew = !open || kind === 'open'
    // Pushing what is already on top would need two steps back.
    const replaces = kind === 'replace' || (kind === 'push' && stack.at(-1)?.view === entry.view)
    if (!isNew && flows.loaded()?.go(replaces ? 'replace' : kind, entry)) return
    show(isNew || kind === 'reset' ? [] : replaces ? stack.slice(0, -1) : stack, entry)
  }

  const arrive = (kind: NavigationRequest['kind'], to: Target): void => {
    const { owner, registration } = views.get(to.view)
    if (!registration.needs) {
      go(kind, add(to))
      return
    }
    const run = runs
    flows()
      .then((all) => all.arrive(kind, to, () => run === runs))
      .catch((error: unknown) => parts.fail(owner, 'view', error))
  }

  const keep = (count: number): void => {
    const { stack } = slice.get()
    if (count > 0) commit({ open: true, stack: stack.slice(0, count) })
    else commit({ open: false, stack })
  }

  const close: CoreRouter['close'] = (by, pluginId) => {
    const state = slice.get()
    if (!state.open) return
    if (!taps.isGuarded(beforeClose)) {
      commit({ ...state, open: false })
      return
    }
    const top = topEntry(state)
    void taps.check(beforeClose, { by, pluginId, view: top?.view }).then((result) => {
      const now = slice.get()
      if (result.kind === 'refuse') emit('kernel:close-refused', { reason: result.reason })
      // A navigation while the guard decided is newer than the request to close.
      else if (now.open && topEntry(now)?.key === top?.key) commit({ ...now, open: false })
    })
  }

  const dismissed = (view: string): Error => new ViewDismissedError(view)
  const flows = lazy(async (): Promise<Flows> => {
    const { createFlows } = await import('./create-flows')
    return createFlows({ ...parts, lead, add, go, show, keep, dismissed, args: argsByKey })
  })

  return {
    open(view, args) {
      if (view !== undefined || !slice.get().open) arrive('open', lead('open', view, args))
    },
    go: (kind, view, args) => arrive(kind, lead(kind, view, args)),
    async ask(view, args, options) {
      const run = runs
      const all = flows.loaded() ?? (await flows())
      if (run !== runs) throw dismissed(view)
      return all.ask(view, args, options?.signal)
    },
    back(by, pluginId) {
      const { open, stack } = slice.get()
      if (!open) return
      if (stack.length > 1) keep(stack.length - 1)
      else close(by, pluginId)
    },
    close,
    finish(result, pluginId) {
      if (!flows.loaded()?.finish(result, pluginId)) close('plugin', pluginId)
    },
    shut() {
      runs += 1
      flows.loaded()?.dismiss()
      commit({ ...slice.get(), open: false })
    },
    view: () => shown,
    argsOf: (key) => argsByKey.get(key),
    resolve(key, result) {
      const { open, stack } = slice.get()
      const index = stack.findIndex((entry) => entry.key === key)
      // A view that is on its way out may still answer; that must not open the dialog again.
      if (index >= 0 && open && !flows.loaded()?.resolve(key, result)) keep(index)
    },
    drop(names) {
      flows.loaded()?.dismiss(names)
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
