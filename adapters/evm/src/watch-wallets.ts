import { outlets } from '@latchkey/kernel'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import type { EvmContext } from './evm-context'
import type { PageWallets } from './page-wallets'

/**
 * Keeps what wallets announce and lists them when somebody needs the list: a view opens or is fetched ahead, a
 * remembered wallet is waited for, or nobody draws views, so that the host draws `state.wallets` itself. Until
 * then the code that checks and lists wallets is not loaded (D12).
 */
export function watchWallets(ctx: EvmContext, enableEIP6963: boolean | undefined, isOpen: boolean): void {
  const { browser, signal } = ctx
  const page: PageWallets = { kept: [], listed: false }
  const list = (): void =>
    ctx.spawn(async () => (await import('./discovery/list-wallets')).listWallets(ctx, page, signal))
  const listIfNeeded = (): void => {
    if (isOpen || isWaitedFor(ctx.read(sessionContract)) || !ctx.items(outlets).length) list()
  }

  if (enableEIP6963 !== false) {
    const keep = (event: Event): void => {
      try {
        const { info, provider } = Reflect.get(event, 'detail')
        // A copy, so that what the page changes later changes nothing (R70).
        page.kept.push({ ...info, provider })
      } catch {
        // What cannot even be read is no announcement (R6).
      }
    }
    browser.listen('eip6963:announceProvider', keep, signal)
    browser.dispatch('eip6963:requestProvider')
  }
  listIfNeeded()
  ctx.watch(sessionContract, isWaitedFor, listIfNeeded)
  ctx.events.on('kernel:view-changed', list)
  // Called on hover, focus and pointer down, like the outlet of whoever shows the views.
  if (ctx.items(outlets).length) ctx.fill(outlets, { id: 'evm', preload: list })
}

/** A wallet of the last visit, or one that another tab has connected meanwhile, is to come back. */
function isWaitedFor({ resume, connections }: SessionState): boolean {
  return resume === 'waiting' || Object.keys(connections).length > 0
}
