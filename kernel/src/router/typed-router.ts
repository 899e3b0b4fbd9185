import type { UntypedRouter } from './create-router'
import type { CloseCause, Router } from './router'

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
