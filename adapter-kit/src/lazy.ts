import { lazy, lazyApi, outlets, type PluginContext, type PluginRouter } from '@latchkey/kernel'
import {
  type Connector,
  type SessionContract,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'
import type { AdapterContract } from '@latchkey/session/wallet-rows'

// The entry point `@latchkey/adapter-kit/lazy`: with what an adapter's first code puts off the rest. Apart from the
// package itself, all of which a bundler that splits code by entry point would load at the start of the page.

/** The methods of a connector, without its traits. */
export type ConnectorMethods = Required<
  Pick<Connector, 'connect' | 'reconnect' | 'disconnect' | 'switchNetwork' | 'request' | 'subscribe'>
>

/**
 * Connector methods that load their code on the first call.
 * @param load imports the methods; has to return the same object each time, see `lazy` of the kernel
 */
export function lazyConnectorMethods(load: () => Promise<ConnectorMethods>): ConnectorMethods {
  return {
    ...lazyApi(load, ['connect', 'reconnect', 'disconnect', 'switchNetwork', 'request']),
    subscribe(observer, signal) {
      // Usually the code is loaded already, because `subscribe` is called after `connect`.
      load().then(
        (methods) => {
          if (!signal.aborted) methods.subscribe(observer, signal)
        },
        (error: unknown) => observer.disconnected(error),
      )
    },
  }
}

type AdapterContext = Pick<
  PluginContext<AdapterContract, SessionContract>,
  'read' | 'watch' | 'items' | 'fill' | 'spawn' | 'onReady'
> & { readonly router: Pick<PluginRouter<unknown>, 'onFirstOpen'> }

/**
 * Defers listing the wallets of a page until the list is needed: a view opens or is preloaded, a remembered wallet is
 * reconnecting, or no plugin renders views, so that the host renders `state.wallets` itself. Until then, the code that
 * validates and lists wallets is not loaded. Call it in `setup`.
 * @param id of the adapter's plugin
 * @param begin called when all plugins have started: collects announcements, and returns the function that lists the
 *   wallets, which is called once. Its promise ends when they are in session's state
 */
export function deferDiscovery(ctx: AdapterContext, id: string, begin: () => () => Promise<void>): void {
  // Only when all plugins have started is it known whether one of them renders views.
  ctx.onReady(() => {
    const list = lazy(begin())
    const listNow = (): Promise<void> => {
      // Reports a failure.
      ctx.spawn(list)
      return list()
    }
    const listIfWaitedFor = (): void => {
      if (isDiscoveryNeeded(ctx.read(sessionContract)) || !ctx.items(outlets).length) listNow()
    }
    listIfWaitedFor()
    ctx.watch(sessionContract, isDiscoveryNeeded, listIfWaitedFor)
    ctx.router.onFirstOpen(list)
    // `preload` is called on hover, focus and pointerdown of a button that opens a view.
    if (ctx.items(outlets).length) ctx.fill(outlets, { id, preload: listNow })
  })
}

/** Whether a wallet of the last visit, or one that another tab has connected, is reconnecting or connected. */
function isDiscoveryNeeded({ restoreStatus, connections }: SessionState): boolean {
  return restoreStatus === 'waiting' || Object.keys(connections).length > 0
}
