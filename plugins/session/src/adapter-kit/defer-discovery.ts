import { outlets, type PluginContext } from '@latchkey/kernel'
import { type SessionContract, type SessionState, sessionContract } from '../contract'
import type { SomeAdapter } from './some-adapter'

type AdapterContext = Pick<
  PluginContext<SomeAdapter, SessionContract>,
  'id' | 'read' | 'watch' | 'events' | 'items' | 'fill'
>

/**
 * Lists the wallets of a page when somebody needs the list: a view opens or is fetched ahead, a remembered wallet is
 * waited for, or nobody draws views, so that the host draws `state.wallets` itself. Until then the code that checks and
 * lists wallets is not loaded. Called in `setup`, since `start` runs before every outlet is known.
 * @param begin starts a run: keeps who announces itself, and tells how they are listed
 */
export function deferDiscovery(ctx: AdapterContext, begin: () => () => void): void {
  // A visitor may be quicker than the page's first effects, and open the list before the start.
  let isOpen = false
  ctx.events.on('kernel:view-changed', ({ view }) => {
    isOpen = view !== undefined
  })
  ctx.events.on('kernel:started', () => {
    const list = begin()
    const listIfNeeded = (): void => {
      if (isOpen || isWaitedFor(ctx.read(sessionContract)) || !ctx.items(outlets).length) list()
    }
    listIfNeeded()
    ctx.watch(sessionContract, isWaitedFor, listIfNeeded)
    ctx.events.on('kernel:view-changed', list)
    // Called on hover, focus and pointer down, like the outlet of whoever shows the views.
    if (ctx.items(outlets).length) ctx.fill(outlets, { id: ctx.id, preload: list })
  })
}

/** A wallet of the last visit, or one that another tab has connected meanwhile, is to come back. */
function isWaitedFor({ restoreStatus: resume, connections }: SessionState): boolean {
  return resume === 'waiting' || Object.keys(connections).length > 0
}
