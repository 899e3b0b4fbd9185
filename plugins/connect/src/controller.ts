import { createCatalogue } from './catalogue'
import type { ConnectContext } from './connect-context'
import type { WalletLists } from './contract'
import { loadDirectory } from './directory'
import { hideExcluded } from './hide-excluded'
import { withRecent } from './state'

/** What connect does besides showing, made when it is first asked. */
export function createLists(ctx: ConnectContext): WalletLists {
  hideExcluded(ctx)
  return {
    remember: (wallet) =>
      ctx.state.assign({
        recent: withRecent(ctx.state.get().recent, { id: wallet.id, wallet }),
      }),
    noteAwaited: (wallet) => ctx.state.assign({ awaited: wallet && { id: wallet.id, wallet } }),
    loadDirectory: () => loadDirectory(ctx),
    ...createCatalogue(ctx),
    keepPlace: (place) => ctx.state.assign({ place }),
  }
}
