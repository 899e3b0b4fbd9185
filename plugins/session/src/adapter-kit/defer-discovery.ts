import { outlets, type PluginContext } from '@latchkey/kernel'
import { type SessionContract, type SessionState, sessionContract } from '../contract'
import type { AdapterContract } from './adapter-contract'

type AdapterContext = Pick<
  PluginContext<AdapterContract, SessionContract>,
  'id' | 'read' | 'watch' | 'items' | 'fill' | 'spawn' | 'onReady' | 'onFirstOpen'
>

/**
 * Lists the wallets of a page when the list is needed: a view opens or is preloaded, a remembered wallet is waited for, or
 * no plugin draws views and the host draws `state.wallets` itself. Until then the code that checks and lists wallets is
 * not loaded. Called in `setup`.
 * @param begin starts a run: keeps which wallets announce themselves; what it returns lists them, once
 */
export function deferDiscovery(ctx: AdapterContext, begin: () => () => Promise<void>): void {
  // Every outlet is known when every plugin has started.
  ctx.onReady(() => {
    const list = begin()
    const listNow = (): void => ctx.spawn(list)
    const listIfWaitedFor = (): void => {
      if (isDiscoveryNeeded(ctx.read(sessionContract)) || !ctx.items(outlets).length) listNow()
    }
    listIfWaitedFor()
    ctx.watch(sessionContract, isDiscoveryNeeded, listIfWaitedFor)
    ctx.onFirstOpen(list)
    // Called on hover, focus and pointer down, like the outlet that shows views.
    if (ctx.items(outlets).length) ctx.fill(outlets, { id: ctx.id, preload: listNow })
  })
}

/** Whether a wallet of the last visit, or one that another tab has connected, is reconnecting. */
function isDiscoveryNeeded({ restoreStatus: resume, connections }: SessionState): boolean {
  return resume === 'waiting' || Object.keys(connections).length > 0
}
