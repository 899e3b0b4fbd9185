import type { CoreRouter } from './create-router'
import type { CloseCause, Router } from './router'

/**
 * The router as plugins, views and outlets see it: typed by the views it leads to.
 * @param pluginId whose views these are, for `finish` and the `beforeClose` guard
 */
export function typeRouter<Views>(router: CoreRouter, by: CloseCause, pluginId?: string): Router<Views> {
  return {
    push: (view, ...args) => router.go('push', view, args[0]),
    replace: (view, ...args) => router.go('replace', view, args[0]),
    reset: (view, ...args) => router.go('reset', view, args[0]),
    // The contract declares the view's result.
    ask: (view, ...args) => router.ask(view, args[0], args[1]) as Promise<never>,
    finish: (result) => router.finish(result, pluginId),
    back: (cause = by) => router.back(cause, pluginId),
    close: (cause = by) => router.close(cause, pluginId),
    preload: (view) => router.preload(view),
  }
}
