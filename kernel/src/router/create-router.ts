import { UsageError } from '../errors'
import { lazy } from '../lazy'
import type { CloseRequests, Flows, RouterParts, RouterSteps, Target } from './flows'
import { beforeClose, type Destination, type NavigationRequest, outlets, redirects } from './navigation'
import type { AskOptions, CloseCause, Router, RouterEntry, RouterState } from './router'
import { quietly } from './view-registry'

const flowCode = () => import('./create-flows')

/** The untyped router of the kernel. Plugins use the typed `Router`. */
export interface UntypedRouter {
  /** Navigates to a view. Without a view it opens the one that `redirects` name, unless a view is open. */
  go(kind: 'open' | 'push' | 'replace' | 'reset', view: string | undefined, args: unknown): void
  ask(view: string, args: unknown, options?: AskOptions): Promise<unknown>
  back(by: CloseCause, pluginId?: string): void
  close(by: CloseCause, pluginId?: string): void
  /** Ends the flow to which the plugin's views belong with a result. Without a flow it closes the dialog. */
  finish(result: unknown, pluginId?: string, show?: (method: 'push' | 'reset') => void): void
  /** Lets the plugin's innermost flow end as a promise does, also when its views go. */
  settleWith(end: Promise<unknown>, pluginId?: string): void
  /** Closes without asking guards, because the latchkey stops. */
  shut(): void
  /** What is shown. */
  view(): string | undefined
  resolve(key: string, result: unknown): void
  /** Removes all entries of these views, because their plugin has failed. */
  drop(views: readonly string[]): void
  /** Loads the code of the view that opening would show. Returns the entry that it would have if no state changed before. */
  preload(view: string | undefined): RouterEntry | undefined
}

/** Loads what the first opening needs. A view that waits for it tells of a failure. */
export function preloadOutlets(slots: RouterParts['slots'], next?: RouterEntry): void {
  for (const outlet of slots.items(outlets)) quietly(Promise.resolve(outlet.preload(next)))
}

export function createRouter(parts: RouterParts): UntypedRouter {
  const { slice, views, guards, slots, batch, changes, emit } = parts
  let lastKey = 0
  let shown: string | undefined
  const closing: CloseRequests = { count: 0, granted: 0, decision: undefined }

  const commit = (next: Partial<RouterState>): void => {
    slice.assign(next)
    // A listener may have navigated meanwhile, so the current view is read again.
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
  ): Destination => {
    let to: Destination = { view, args }
    slots.each(redirects, (item) => {
      to = item.redirect(to, { kind, named: view !== undefined })
    })
    return to
  }
  const lead: RouterSteps['lead'] = (kind, named, given) => {
    const { view, args } = destination(kind, named, given)
    if (view === undefined) throw new UsageError('NO_VIEW')
    if (!slots.items(outlets).length) throw new UsageError('NO_OUTLET', { view })
    views.get(view)
    return { view, args }
  }

  const add = ({ view, args }: Target): RouterEntry => {
    lastKey += 1
    // What was rendered ahead under a key counts only until any state changes.
    return { key: `${lastKey}.${changes()}`, view, args: () => args }
  }

  const show = (under: readonly RouterEntry[], entry: RouterEntry): void => {
    // Not only when it is drawn, and before the view: what a view lists is then there when it is first drawn.
    if (!slice.get().open) preloadOutlets(slots)
    fetchCode(entry.view)
    commit({ open: true, stack: [...under, entry] })
  }

  const move: RouterSteps['move'] = (kind, entry) => {
    const { open, stack } = slice.get()
    const isNew = !open || kind === 'open'
    // A push of the view that is already on top replaces it. Otherwise going back would need two steps.
    const replaces = kind === 'replace' || (kind === 'push' && stack.at(-1)?.view === entry.view)
    if (!isNew && flows.loaded()?.move(replaces ? 'replace' : kind, entry)) return
    show(isNew || kind === 'reset' ? [] : replaces ? stack.slice(0, -1) : stack, entry)
  }

  const keep = (count: number): void =>
    commit(count > 0 ? { open: true, stack: slice.get().stack.slice(0, count) } : { open: false })

  const close: UntypedRouter['close'] = (by, pluginId) => {
    // A plugin closes to make room for a view of its own.
    if (by !== 'plugin') closing.count += 1
    const request = by === 'plugin' ? 0 : closing.count
    const leave = (): void => {
      closing.granted = Math.max(closing.granted, request)
      keep(0)
    }
    const { open, stack } = slice.get()
    if (!open || !guards.isGuarded(beforeClose)) {
      leave()
      return
    }
    const top = stack.at(-1)
    const decision = guards.check(beforeClose, { by, pluginId, view: top?.view }).then((result) => {
      if (result.kind === 'refuse') emit('kernel:close-refused', { reason: result.reason })
      // If the user navigated while the guards decided, the dialog stays open.
      else if (slice.get().stack.at(-1)?.key === top?.key) leave()
    })
    if (by !== 'plugin') closing.decision = decision
  }

  const flows = lazy(
    async (): Promise<Flows> =>
      (await flowCode()).createFlows({ ...parts, lead, add, move, show, keep, closing }),
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
      const since = closing.count
      flows()
        .then((all) => all.arrive(kind, to, since))
        .catch((error: unknown) => parts.fail(owner, 'view', error))
    },
    async ask(view, args, options) {
      const since = closing.count
      const all = flows.loaded() ?? (await flows())
      return all.ask(view, args, since, options)
    },
    back(by, pluginId) {
      const { open, stack } = slice.get()
      if (open && stack.length > 1) keep(stack.length - 1)
      else close(by, pluginId)
    },
    close,
    finish(result, pluginId, show) {
      const before = shown
      batch(() => {
        if (!flows.loaded()?.finish(result, pluginId)) close('plugin', pluginId)
        show?.(shown === before ? 'reset' : 'push')
      })
    },
    settleWith(end, pluginId) {
      // Where no view is asked, a failure concerns nobody.
      end.catch(() => undefined)
      flows.loaded()?.settleWith(end, pluginId)
    },
    shut() {
      closing.count += 1
      closing.granted = closing.count
      flows.loaded()?.dismiss()
      keep(0)
    },
    view: () => shown,
    resolve(key, result) {
      const { open, stack } = slice.get()
      const index = stack.findIndex((entry) => entry.key === key)
      // A view that is closing may still return a result, which must not open the dialog again.
      if (open && index >= 0 && !flows.loaded()?.resolve(key, result)) keep(index)
    },
    drop(names) {
      flows.loaded()?.dismiss(names)
      const { open, stack } = slice.get()
      const kept = stack.filter(({ view }) => !names.includes(view))
      commit({ open: open && kept.length > 0, stack: kept })
    },
    preload(named) {
      const { view, args } = destination('open', named)
      if (view === undefined || !views.has(view)) return undefined
      fetchCode(view)
      const next = add({ view, args })
      // The opening has the same key, if nothing changes before it.
      lastKey -= 1
      return next
    },
  }
}

/**
 * Returns the typed router for plugins, views and outlets.
 * @param pluginId id of the plugin that uses it, for `finish` and the `beforeClose` guard
 */
export function typeRouter<Views>(router: UntypedRouter, by: CloseCause, pluginId?: string): Router<Views> {
  return {
    push: (view, ...args) => router.go('push', view, args[0]),
    replace: (view, ...args) => router.go('replace', view, args[0]),
    reset: (view, ...args) => router.go('reset', view, args[0]),
    // The cast is safe, because the contract declares the type of the view's result.
    ask: (view, ...args) => router.ask(view, args[0], args[1]) as Promise<never>,
    finish: (result, show) => router.finish(result, pluginId, show),
    settleWith: (end) => router.settleWith(end, pluginId),
    back: (cause = by) => router.back(cause, pluginId),
    close: (cause = by) => router.close(cause, pluginId),
    preload: (view) => router.preload(view),
  }
}
